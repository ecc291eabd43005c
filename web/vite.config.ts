import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: "../src/gladsheim/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy of the server allows no data: addresses
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.HALL ?? "http://127.0.0.1:8123", ws: true, changeOrigin: true } },
  },
});
