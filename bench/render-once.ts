// Renders one file in a separate process: edition.json, format, output.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Format } from '#shared/formats.ts'
import { optimiseLate } from '#server/platform/optimise-late.ts'
import { renderers } from '#server/render/renderers.ts'
import type { Edition } from '#server/render/renderer.ts'

optimiseLate()
const [, , editionFile = '', format = 'json', output = ''] = process.argv
const edition = JSON.parse(readFileSync(editionFile, 'utf8')) as Edition
writeFileSync(output, await renderers[format as Format].render(edition))
process.exit()
