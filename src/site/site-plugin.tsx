import { basename, extname } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { hintCookie } from '#shared/api/accounts.ts'
import { siteAddress } from '#shared/site.ts'
import { LandingPage } from '#web/landing/landing-page.tsx'
import { NotFoundPage } from '#web/landing/not-found-page.tsx'
import * as german from '#web/words/de/general.ts'
import * as english from '#words/general.ts'
import { FullScreenLoading } from '#web/ui/spinner.tsx'
import { heads } from './heads.tsx'
import { siteFiles } from './site-files.ts'

const types: Record<string, string> = {
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

function makeSite() {
  return {
    files: siteFiles(),
    bodies: {
      'index.html': renderToStaticMarkup(<LandingPage />),
      ...appBody(english.loading),
      'not-found.html': renderToStaticMarkup(<NotFoundPage />),
    },
  }
}

const appBody = (loading: string) => ({ 'app.html': renderToStaticMarkup(<FullScreenLoading words={loading} />) })

/** The app's own page in German, the only translated page. */
const inGerman = (page: string) =>
  page
    .replace('<html lang="en-GB"', '<html lang="de"')
    .replace('<!--body-->', () => appBody(german.loading)['app.html'])
    .replace('This page needs JavaScript.', 'Diese Seite braucht JavaScript.')

const isPage = (name: string): name is keyof typeof heads => name in heads

/** Writes the site's pages as plain HTML, with their further files; in German, only the app's page. */
export function site(isGerman: boolean): Plugin {
  let made: ReturnType<typeof makeSite> | undefined
  const getSite = () => (made ??= makeSite())
  const inEnglish = (html: string, name: keyof typeof heads) => {
    const { bodies } = getSite()
    return html.replace('<!--body-->', () => bodies[name])
  }
  return {
    name: 'site',
    async configureServer({ middlewares }) {
      const { files } = getSite()
      middlewares.use((request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(1) ?? ''
        const file = files[name]
        if (file === undefined) return next()
        response.setHeader('content-type', types[extname(name)] ?? '')
        response.end(typeof file === 'string' ? file.replaceAll(siteAddress, `http://${request.headers.host}`) : file)
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { filename, server }) => {
        const name = basename(filename)
        if (!isPage(name)) return html
        const page = (isGerman ? inGerman(html) : inEnglish(html, name))
          .replace('<!--head-->', () => heads[name]())
          .replaceAll('%hintCookie%', hintCookie)
        return server ? page.replaceAll(siteAddress, server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '') : page
      },
    },
    async generateBundle() {
      if (isGerman) return
      for (const [fileName, source] of Object.entries(getSite().files)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
