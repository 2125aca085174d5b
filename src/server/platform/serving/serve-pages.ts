import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findAddressedFiles } from './addressed-files.ts'
import { sendPageHeaders } from './security-headers.ts'

export type Pages = {
  /** The built pages. Files in `assets/` have a hash of their content in their names. */
  folder: string
  /** The file for every path of the app. */
  appShell: string
  /** The app in other languages: a file for each value of a cookie. */
  translations: { cookie: string; shells: Readonly<Record<string, string>> }
  isAppPath: (path: string) => boolean
  /** The file for every other path, with status 404. */
  notFound: string
  /** The placeholder for the site's address in files. */
  addressMark: string
  /** Hashes of the inline scripts, as `sha256-…`. */
  scriptHashes: string[]
}

function listFiles(folder: string): Set<string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return new Set(names.map((name) => name.replaceAll(sep, '/')))
}

function nameOf(url: string): string {
  const path = url.split('?')[0]!
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const isHashed = (name: string) => name.startsWith('assets/')

async function sendFile(reply: FastifyReply, name: string) {
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  if (!isHashed(name)) return reply.sendFile(name, { cacheControl: false })
  return reply.sendFile(name, { maxAge: 365 * 24 * 60 * 60 * 1000, immutable: true })
}

/** Serves the built pages; only files in its own list can be requested. */
export async function servePages(app: FastifyInstance, pages: Pages, publicUrl: URL | undefined) {
  const folder = pages.folder.replace(/[/\\]+$/, '')
  const files = listFiles(folder)
  const addressed = await findAddressedFiles(folder, files, pages.addressMark)
  const notFound = await readFile(join(folder, pages.notFound))
  const { cookie, shells } = pages.translations
  const sendShell = (request: FastifyRequest, reply: FastifyReply) => {
    const language = app.parseCookie(request.headers.cookie ?? '')[cookie] ?? ''
    const shell = Object.hasOwn(shells, language) ? shells[language]! : pages.appShell
    return sendFile(reply.header('vary', 'accept-encoding, cookie'), shell)
  }
  const sendPage = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const name = path === '/' ? 'index.html' : path.slice(1)
    if (!isHashed(name)) reply.header('cache-control', 'no-cache')
    if (addressed.has(name)) return addressed.send(name, { request, reply, address: publicUrl?.origin })
    if (files.has(name)) return sendFile(reply, name)
    if (pages.isAppPath(path)) return sendShell(request, reply)
    return reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(notFound)
  }
  await app.register(async (scope) => {
    await sendPageHeaders(scope, { isSecure: publicUrl?.protocol === 'https:', scriptHashes: pages.scriptHashes })
    await scope.register(fastifyStatic, { root: folder, serve: false, preCompressed: true })
    scope.get('/*', { config: { isPage: true } }, async (request, reply) => {
      const path = nameOf(request.url)
      return path === '/api' || path.startsWith('/api/') ? reply.callNotFound() : sendPage(request, reply, path)
    })
  })
}
