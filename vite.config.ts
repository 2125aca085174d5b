import { createHash } from 'node:crypto'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import * as firmData from './src/shared/firm.ts'
import { gallery } from './src/gallery/gallery-plugin.ts'
import { callTable } from './src/site/call-table.ts'
import { chunkGroups } from './src/site/chunk-groups.ts'
import { preloadScreens } from './src/site/preload-screens.ts'
import { site } from './src/site/site-plugin.tsx'
import { wordsInDevelopment } from './src/site/words-in-development.ts'

/** The screens of the product. */
const appEntry = 'app.html'
const firstFont = /hanken-grotesk.*\.woff2$/

const firmFile = '#shared/firm.ts'

/** Each export of the firm's file as a module of its own: the sign-in does not carry what other screens show. */
function firmParts(): Plugin {
  const prefix = '\0firm:'
  const parts: Record<string, unknown> = { ...firmData }
  const named = /import \{([^}]+)\} from '#shared\/firm\.ts'/g
  const partOf = (name: string) => `import { ${name} } from '${firmFile}?${name}'`
  return {
    name: 'firm-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/, code: firmFile },
      handler: (code) =>
        code.replaceAll(named, (_, names: string) =>
          names
            .split(',')
            .map((name) => partOf(name.trim()))
            .join(';'),
        ),
    },
    resolveId: (id) => (id.startsWith(`${firmFile}?`) ? prefix + id.slice(firmFile.length + 1) : undefined),
    load: (id) => {
      if (!id.startsWith(prefix)) return undefined
      const name = id.slice(prefix.length)
      return `export const ${name} = ${JSON.stringify(parts[name])}`
    },
  }
}

function preloadFirstFont(): Plugin {
  return {
    name: 'preload-first-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstFont.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}

/** Writes `csp.json`: the hashes of the inline scripts in the pages, for the server's content security policy. */
function contentPolicy(): Plugin {
  const inlineScript = /<script>([\s\S]*?)<\/script>/g
  return {
    name: 'content-policy',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const pages = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.html'))
        const scripts = pages.flatMap((page) =>
          page.type === 'asset' ? [...page.source.toString().matchAll(inlineScript)].map(([, script = '']) => script) : [],
        )
        const hashes = scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`)
        this.emitFile({
          type: 'asset',
          fileName: 'csp.json',
          source: JSON.stringify({ scriptHashes: [...new Set(hashes)].toSorted() }),
        })
      },
    },
  }
}

/** In development too, every path but `/` that is not a file is answered with the app. */
function appPaths(): Plugin {
  return {
    name: 'app-paths',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '/'
        if (!/^\/$|\.\w+$|^\/(@|src\/|node_modules\/|api\/)/.test(path)) request.url = `/${appEntry}`
        next()
      })
    },
  }
}

// The package leads every bundler to its development build, which is larger and warns on the console.
const routerBuild = `${import.meta.dirname}/node_modules/react-router/dist/production`
const productionRouter = [
  { find: /^react-router$/, replacement: `${routerBuild}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerBuild}/dom-export.mjs` },
]

/** Plugins for the pages: the built site, the gallery and the words in development, and the app's paths. */
const pages = (isGerman: boolean) => [site(isGerman), gallery(), appPaths(), wordsInDevelopment()]

/** The mode of the second build: the same pages with the German words, which package.json names under this condition. */
const germanMode = 'german'

const resolveFor = (command: string, mode: string) => ({
  alias: command === 'build' ? productionRouter : [],
  conditions: mode === germanMode ? [germanMode, ...defaultClientConditions] : [...defaultClientConditions],
})

/** Each name is sent several times and does not compress; seven characters are enough to tell two builds apart. */
const chunkFileNames = 'assets/[name]-[hash:7].js'

export default defineConfig(({ command, mode }) => ({
  resolve: resolveFor(command, mode),
  plugins: [
    callTable(),
    firmParts(),
    pages(mode === germanMode),
    react(),
    tailwindcss(),
    preloadFirstFont(),
    preloadScreens(appEntry),
    contentPolicy(),
  ],
  appType: 'mpa',
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist/web',
    rolldownOptions: {
      // Inlines a text of the catalogue where it is shown, so that a screen loads no other screen's texts.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      input: mode === germanMode ? [appEntry] : ['index.html', appEntry, 'not-found.html'],
      // A browser asks for six files at a time: what several screens share comes in few.
      output: {
        chunkFileNames,
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // A picture or font inlined as data: would need a wider content policy.
    assetsInlineLimit: 0,
  },
}))
