// npm run quality: measures the documents that are generated without a model; `--show` lists every fault.
import { runSource } from './setup/run-source.mjs'

await runSource('src/quality/main.ts')
