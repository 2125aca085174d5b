import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** A program of our own that lies beside a module: `.ts` among the sources, `.js` in the build, where all lie in one folder. */
export function programBeside(moduleUrl: string, name: string): URL {
  return new URL(`./${name}${isSource(moduleUrl) ? '.ts' : '.js'}`, moduleUrl)
}

/** What Node needs to be told to run it. */
export function loaderFor(program: URL): string[] {
  return isSource(program.href) ? ['--import', moduleUrl('tsx')] : ['--enable-source-maps']
}

export const moduleUrl = (name: string) => pathToFileURL(createRequire(import.meta.url).resolve(name)).href
export const isSource = (url: string) => /\.ts(\?|$)/.test(url)
