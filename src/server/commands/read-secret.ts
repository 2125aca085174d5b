import type { ReadStream } from 'node:tty'

/** Characters; what is longer is no key. */
const longest = 10_000

const controls = { end: ['\r', '\n', '\u0004'], interrupt: '\u0003', erase: ['\u007f', '\b'] }

/** One line of the standard input: at a terminal after a prompt and without showing what is typed, else what is piped in. */
export async function readSecret(prompt: string): Promise<string> {
  return process.stdin.isTTY ? readHidden(prompt, process.stdin) : readPiped()
}

async function readPiped(): Promise<string> {
  let text = ''
  for await (const piece of process.stdin.setEncoding('utf8')) {
    text += String(piece)
    if (text.length > longest) break
  }
  return text
}

function readHidden(prompt: string, terminal: ReadStream): Promise<string> {
  return new Promise((resolve) => {
    process.stderr.write(prompt)
    let text = ''
    const finish = (answer: string) => {
      terminal.off('data', hear).setRawMode(false).pause()
      process.stderr.write('\n')
      resolve(answer)
    }
    const hear = (piece: Buffer | string) => {
      for (const character of piece.toString()) {
        if (controls.end.includes(character) || text.length > longest) return finish(text)
        if (character === controls.interrupt) return finish('')
        text = controls.erase.includes(character) ? text.slice(0, -1) : text + character
      }
    }
    terminal.setEncoding('utf8').setRawMode(true).resume().on('data', hear)
  })
}
