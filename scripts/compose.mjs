// npm run compose -- FILE… --out FOLDER: briefs composed offline, without a server or a database.
import { runSource } from './setup/run-source.mjs'

await runSource('src/server/commands/compose.ts')
