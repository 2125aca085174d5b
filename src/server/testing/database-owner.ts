import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts'

/** A process that owns the database in a folder until it is stopped or killed. */
const [folder = '', role = 'server'] = process.argv.slice(2)

try {
  const opened = await openEmbeddedPostgres({
    folder,
    role: role === 'guest' ? 'guest' : 'server',
    quickly: true,
    flags: ['fsync=off'],
  })
  process.once('SIGTERM', () => void opened.close())
  process.stdout.write(`${opened.url}\n`)
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
}
