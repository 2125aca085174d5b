// npm run compose -- FILE… --out FOLDER: composes briefs offline, without a server or a database.
import { runSource } from './setup/run-source.mjs'

await runSource('src/server/commands/compose.ts')
