// npm run references -- [ID…] [--out FOLDER] [--hosting HOSTING]: checks the reference designs and renders them.
import { runSource } from './setup/run-source.mjs'

await runSource('src/server/commands/references.ts')
