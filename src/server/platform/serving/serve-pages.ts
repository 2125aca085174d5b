import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendPageHeaders } from './security-headers.ts'

export type Pages = {
  /** The built page. Files in its `assets/` bear a hash of their content in their names. */
  folder: string
  /** The file that every path of the app is answered with. */
  appShell: string
  isAppPath: (path: string) => boolean
  redirects: Record<string, string>
  /** Of the scripts that stand in the page itself, as `sha256-…`. */
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
  reply.header('vary', 'accept-encoding')
  if (!isHashed(name)) return reply.sendFile(name, { cacheControl: false })
  return reply.sendFile(name, { maxAge: 365 * 24 * 60 * 60 * 1000, immutable: true })
}

/** Serves the built page; its own list of files is all that can be asked for. */
export async function servePages(app: FastifyInstance, pages: Pages, isSecure: boolean) {
  const folder = pages.folder.replace(/[/\\]+$/, '')
  const files = listFiles(folder)
  const shell = await readFile(join(folder, pages.appShell))
  const sendPage = (reply: FastifyReply, path: string) => {
    const name = path === '/' ? 'index.html' : path.slice(1)
    if (!isHashed(name)) reply.header('cache-control', 'no-cache')
    if (files.has(name)) return sendFile(reply, name)
    const target = pages.redirects[path]
    if (target !== undefined) return reply.redirect(target, 302)
    if (pages.isAppPath(path)) return sendFile(reply, pages.appShell)
    return reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(shell)
  }
  await app.register(async (scope) => {
    await sendPageHeaders(scope, { isSecure, scriptHashes: pages.scriptHashes })
    await scope.register(fastifyStatic, { root: folder, serve: false, preCompressed: true })
    scope.get('/*', { config: { isPage: true } }, async (request, reply) => {
      const path = nameOf(request.url)
      return path === '/api' || path.startsWith('/api/') ? reply.callNotFound() : sendPage(reply, path)
    })
  })
}
