import type { Readable, Writable } from 'node:stream'

type Input = Readable & { isTTY?: boolean; setRawMode?(isRaw: boolean): unknown }
type Streams = { input: Input; output: Writable }

/** Characters; no key is longer. */
const longest = 10_000

const controls = { end: ['\r', '\n', '\u0004'], interrupt: '\u0003', erase: ['\u007f', '\b'] }

/** Reads a secret typed after the prompt without showing it, or piped in without a prompt. */
export const readSecret = (prompt: string, streams: Streams = { input: process.stdin, output: process.stderr }): Promise<string> =>
  streams.input.isTTY ? readHidden(prompt, streams) : readPiped(streams)

async function readPiped({ input }: Streams): Promise<string> {
  let text = ''
  for await (const piece of input.setEncoding('utf8')) {
    text += String(piece)
    if (text.length > longest) break
  }
  return text
}

/** In raw mode the terminal sends each key and shows none; the mode must be restored, or the terminal would be unusable. */
function readHidden(prompt: string, { input, output }: Streams): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const finish = (answer: string) => {
      input.off('data', hear).pause()
      input.setRawMode?.(false)
      output.write('\n')
      resolve(answer)
    }
    const hear = (piece: string) => {
      for (const character of piece) {
        if (controls.end.includes(character) || text.length > longest) return finish(text)
        if (character === controls.interrupt) return finish('')
        text = controls.erase.includes(character) ? text.slice(0, -1) : text + character
      }
    }
    output.write(prompt)
    input.setRawMode?.(true)
    input.setEncoding('utf8').on('data', hear).resume()
  })
}
