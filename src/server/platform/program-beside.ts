import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** One of our programs that is beside a module: `.ts` in the sources, `.js` in the build, where all are in one folder. */
export function programBeside(moduleUrl: string, name: string): URL {
  return new URL(`./${name}${isSource(moduleUrl) ? '.ts' : '.js'}`, moduleUrl)
}

/** The flags with which Node runs it. */
export function loaderFor(program: URL): string[] {
  return isSource(program.href) ? ['--import', moduleUrl('tsx')] : ['--enable-source-maps']
}

export const moduleUrl = (name: string) => pathToFileURL(createRequire(import.meta.url).resolve(name)).href
export const isSource = (url: string) => /\.ts(\?|$)/.test(url)
