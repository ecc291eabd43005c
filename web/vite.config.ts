import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// `import axe from "icon:battle-axe"` gives the drawing of one icon of game-icons.net; only those imported are bundled.
function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let drawn: Record<string, { body: string }> | undefined;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      drawn ??= JSON.parse(readFileSync(file, "utf8")).icons as Record<string, { body: string }>;
      const icon = drawn[id.slice(6)];
      if (!icon) throw new Error(`game-icons has no icon ${id.slice(6)}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}

// The service worker keeps every file of the build: it is told their names.
function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const text = readFileSync(new URL("src/offline/sw.js", import.meta.url), "utf8");
      const source = text.replace("const FILES = [];", `const FILES = ${JSON.stringify(names.sort())};`);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

// Beside each text of the build lies the same, packed as tightly as can be: the server would take too long for that.
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => /\.(js|css|html)$/.test(one))) {
        const file = join(dir ?? ".", name);
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [icons(), svelte(), offline(), packed()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {}, // Svelte's half that runs in a page
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], testTimeout: 120_000 },
  build: {
    outDir: "../src/gladsheim/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy of the server allows no data: addresses
    target: "es2022",
    // `vite build --mode harness --outDir ...`: the page on which boards and figures are tried, for the tests in the
    // browser
    ...(mode === "harness" ? { rollupOptions: { input: "harness.html" } } : {}),
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.HALL ?? "http://127.0.0.1:8123", ws: true, changeOrigin: true } },
  },
}));
