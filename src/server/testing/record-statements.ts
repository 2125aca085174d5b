import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect } from 'vitest'

/** Runs before the tests of a file: writes each statement that they make to a file in this folder, for `list-repeated.mjs`. */
const folder = process.env['STATEMENTS_FOLDER']!

type Driver = { query: (...given: unknown[]) => unknown; hear?: ((text: string) => void) | undefined }
const driver = Client.prototype as unknown as Driver
const said = new Set<string>()

// The test files of a process run one after the other and share the driver.
if (!driver.hear) {
  const { query } = driver
  driver.query = function record(this: unknown, ...given: unknown[]) {
    const [asked] = given as [string | { text?: string }]
    const text = typeof asked === 'string' ? asked : asked.text
    if (text !== undefined) driver.hear?.(text)
    return Reflect.apply(query, this, given)
  }
}
driver.hear = (text) => void said.add(likeOthers(text))

afterAll(() => {
  mkdirSync(folder, { recursive: true })
  const path = expect.getState().testPath!
  const name = `${encodeURIComponent(path)}.json`
  writeFileSync(join(folder, name), JSON.stringify({ path, statements: [...said] }))
})

/** Normalises a statement, so that it is the same for lists of any length and databases of any name. */
const likeOthers = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+(?:, ?\$\d+)+/g, '$…')
    .replaceAll(/"test-[^"]+"/g, '"test"')
