// The voice of the hall: the browser's own, where it has one.  The words stand on the screen in any case, and nothing
// waits for the end of a sentence.
export const canSpeak = (): boolean => "speechSynthesis" in window;

export function speak(lines: readonly string[], language: string): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  for (const line of lines) {
    const said = new SpeechSynthesisUtterance(line);
    said.lang = language;
    speechSynthesis.speak(said);
  }
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
