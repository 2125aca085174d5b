import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { readSecret } from './read-secret.ts'

function givenTerminal() {
  const shown: string[] = []
  const modes: boolean[] = []
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: (isRaw: boolean) => modes.push(isRaw) })
  const output = new PassThrough().setEncoding('utf8').on('data', (text: string) => shown.push(text))
  return { input, output, modes, shown: () => shown.join('') }
}

test('what is typed is read to the end of its line, mended where it was erased, and not shown', async () => {
  const terminal = givenTerminal()
  const reading = readSecret('Key: ', terminal)
  for (const struck of ['s', 'k-', 'xy', '\u007f', '\b', '1234', '\r', 'more']) terminal.input.write(struck)
  expect(await reading).toBe('sk-1234')
  await expect.poll(terminal.shown).toBe('Key: \n')
  expect(terminal.modes).toEqual([true, false])
})

test('Ctrl-C gives nothing, and leaves the terminal as it was', async () => {
  const terminal = givenTerminal()
  const reading = readSecret('Key: ', terminal)
  terminal.input.write('sk-12\u0003')
  expect(await reading).toBe('')
  expect(terminal.modes).toEqual([true, false])
})

test('what is piped in is read without asking', async () => {
  const { input, output, shown } = { ...givenTerminal(), input: new PassThrough() }
  input.end('sk-piped\n')
  expect(await readSecret('Key: ', { input, output })).toBe('sk-piped\n')
  expect(shown()).toBe('')
})
