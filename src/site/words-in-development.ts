import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { languageCookie } from '#shared/languages.ts'

const prefix = '#words/'
const names = /^export (?:const|\{) ?([\w, ]+?)(?: \}| ?[:=])/gm

/** A build has one language; in development one page has both, and selects by the cookie. */
export function wordsInDevelopment(): Plugin {
  const folder = new URL('../web/words/', import.meta.url)
  return {
    name: 'words-in-development',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0words:${id.slice(prefix.length)}` : undefined),
    load: (id) => {
      if (!id.startsWith('\0words:')) return undefined
      const file = id.slice('\0words:'.length)
      const exported = [...readFileSync(new URL(`en/${file}`, folder), 'utf8').matchAll(names)].flatMap(([, all = '']) =>
        all.split(', '),
      )
      // Prefixed, because a text may have the name of a global variable.
      return `
        import * as $english from '/src/web/words/en/${file}'
        import * as $german from '/src/web/words/de/${file}'
        const $isGerman = globalThis.document.cookie.includes('${languageCookie}=de')
        if ($isGerman) globalThis.document.documentElement.lang = 'de'
        export const { ${exported.join(', ')} } = $isGerman ? $german : $english`
    },
  }
}
