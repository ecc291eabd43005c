// The same person on several devices: what they share lies sealed in the hall, and a passkey carries its key.
import * as api from "./api";
import { hall, t } from "./hall.svelte";

const TRIES = 4;

/** Passkeys need a name for the hall: no browser makes one for a bare address. */
export const canHavePasskey = (): boolean =>
  isSecureContext &&
  "PublicKeyCredential" in window &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function" &&
  !/^[\d.]+$|:/.test(location.hostname);

export function freshKey(): string {
  const drawn = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(drawn).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

let shared = ""; // what the vault held when this page last looked

/** Take what other devices put there, and put there what this one knows. */
export async function share(): Promise<void> {
  const key = hall.vault;
  for (let n = 0; key && n < TRIES; n += 1) {
    let version = 0;
    try {
      const found = await api.readVault(key);
      version = found.version;
      if (found.text !== shared) hall.unpack(found.text);
      shared = found.text;
    } catch (no) {
      if (!(no instanceof api.Refusal) || no.status !== 404) throw no;
    }
    const text = hall.bundle();
    if (text === shared) return;
    try {
      await api.writeVault(key, text, version);
      shared = text;
      return;
    } catch (no) {
      if (!(no instanceof api.Refusal) || no.status !== 409) throw no; // another device was quicker: once more
    }
  }
}

interface Spoken {
  toJSON(): object;
}

/** Make a passkey on this device: it opens what is shared on any other. */
export async function makePasskey(): Promise<void> {
  const before = hall.vault;
  hall.vault ||= freshKey();
  try {
    await share();
    const { options } = await api.passkeyOptions(hall.vault, hall.name.trim() || t("guest"));
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    );
    const made = (await navigator.credentials.create({ publicKey })) as unknown as Spoken | null;
    if (!made) throw new Error("no passkey");
    await api.registerPasskey(hall.vault, JSON.stringify(made.toJSON()));
    hall.keep();
  } catch (no) {
    hall.vault = before;
    throw no;
  }
}

/** Use a passkey that was made on another device. */
export async function usePasskey(): Promise<void> {
  const { options } = await api.askPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const given = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
  if (!given) throw new Error("no passkey");
  const { text } = await api.openByPasskey(JSON.stringify((given as unknown as Spoken).toJSON()));
  const { userHandle } = given.response as AuthenticatorAssertionResponse;
  hall.unpack(text);
  hall.vault = new TextDecoder().decode(userHandle ?? new ArrayBuffer(0));
  hall.keep();
  await share();
}
