import { burn } from '@kenjiuno/msgreader/lib/Burner.js'
import { TypeEnum } from '@kenjiuno/msgreader/lib/Reader.js'
import { expect, test } from 'vitest'
import { givenRegister } from '#server/compose/register/given-register.ts'
import { readLines } from '../read-lines.ts'

const read = async (filename: string, bytes: Uint8Array) => {
  const { lines, unread } = await readLines({ filename, bytes })
  return { text: lines.map(({ text }) => text).join('\n'), unread }
}
const eml = (type: string, body: string) =>
  Buffer.from(
    `From: =?utf-8?Q?Ines_M=C3=BCller?= <ines@fairholm.example>\r\nTo: Clara Roth <clara@firm.example>\r\nDate: Mon, 16 Nov 2026 11:02:00 +0100\r\nSubject: Portal\r\nContent-Type: ${type}\r\n\r\n${body}`,
    'latin1',
  )

test('an email is read as a thread with its sender, date and quoted history; its attachments are told', async () => {
  const body = `--x
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

The portal serves 640 brokers in M=FCnchen.

Kind regards
Ines

On Fri, 13 Nov 2026 at 09:00, Clara Roth wrote:
> Shall we build the app too?
--x
Content-Type: application/pdf; name="plan.pdf"
Content-Disposition: attachment; filename="plan.pdf"

x
--x--`
  const { text, unread } = await read('a.eml', eml('multipart/mixed; boundary="x"', body.replaceAll('\n', '\r\n')))
  expect(text).toBe(
    [
      'From: Ines Müller <ines@fairholm.example>',
      'Sent: 16 Nov 2026 11:02',
      'To: Clara Roth <clara@firm.example>',
      'Subject: Portal',
      '',
      'The portal serves 640 brokers in München.',
      '',
      'Kind regards',
      'Ines',
      '',
      'On Fri, 13 Nov 2026 at 09:00, Clara Roth wrote:',
      '> Shall we build the app too?',
    ].join('\n'),
  )
  expect(unread).toEqual([{ kind: 'attachment', text: 'plan.pdf' }])
  const { statements } = givenRegister({ additionalContext: text })
  expect(statements.map(({ text: words, speaker, earlier }) => ({ words, speaker, earlier }))).toEqual([
    { words: 'The portal serves 640 brokers in München.', speaker: 'Ines Müller', earlier: false },
    { words: 'Shall we build the app too?', speaker: 'Clara Roth', earlier: true },
  ])
})

test('an email in HTML only is read by its blocks, lists, tables and quotations', async () => {
  const html = `<head><style>x</style></head><div style="display:none">preview</div><p>We need:</p><ul><li>a portal for 640&nbsp;brokers</li>
    <li>answers in &lt; 2 s</li></ul><table><tr><th>Phase</th><th>Date</th></tr><tr><td>One</td><td>1 March 2027</td></tr></table>
    <blockquote><p>Older words.</p></blockquote>`
  expect((await read('a.eml', eml('text/html; charset=utf-8', html))).text.split('\n\n').slice(1)).toEqual([
    'We need:',
    '- a portal for 640 brokers\n- answers in < 2 s',
    '| Phase | Date |\n| One | 1 March 2027 |',
    '> Older words.',
  ])
})

test('an email that was saved in UTF-16 is read like any other, with what its parts encode', async () => {
  const plain = eml('text/plain; charset=iso-8859-1', 'The portal serves 640 brokers in M\u00fcnchen.')
  const body = `--x\nContent-Type: text/plain; charset="iso-8859-1"\nContent-Transfer-Encoding: quoted-printable\n\nIt opens in M=FCnchen =\nin May, at 5 =20\no'clock = noon.\n--x--`
  for (const [mail, words] of [
    [plain, 'The portal serves 640 brokers in München.'],
    [eml('multipart/mixed; boundary="x"', body), "It opens in München in May, at 5\no'clock = noon."],
  ] as const) {
    const wide = Buffer.from(`\ufeff${mail.toString('latin1')}`, 'utf16le')
    for (const bytes of [wide, Buffer.from(wide).swap16()]) {
      const { text } = await read('a.eml', bytes)
      expect(text).toMatch(/^From: Ines Müller/)
      expect(text.split('\n\n').slice(1).join('\n\n').trim()).toBe(words)
    }
  }
})

/** A file of Outlook with these texts by property. */
function msg(texts: Record<string, string>): Uint8Array {
  const streams = Object.entries(texts).map(([id, text]) => ({
    name: `__substg1.0_${id}001F`,
    bytes: new Uint8Array(Buffer.from(text, 'utf16le')),
  }))
  const parts = [{ name: '__properties_version1.0', bytes: new Uint8Array(32) }, ...streams]
  return burn([
    { name: 'Root Entry', type: TypeEnum.ROOT, length: 0, children: parts.map((_, index) => index + 1) },
    ...parts.map(({ name, bytes }) => ({ name, type: TypeEnum.DOCUMENT, length: bytes.length, binaryProvider: () => bytes })),
  ])
}

test('an email of Outlook is read like any other, and another file of its kind is refused', async () => {
  const bytes = msg({ '0037': 'Portal', '1000': 'It serves 640 brokers.', '0C1A': 'Ines Müller', '5D01': 'ines@fairholm.example' })
  expect((await read('a.msg', bytes)).text).toBe(
    'From: Ines Müller <ines@fairholm.example>\nSubject: Portal\n\nIt serves 640 brokers.',
  )
  const damaged = new Uint8Array(600)
  damaged.set([0xd0, 0xcf, 0x11, 0xe0])
  await expect(read('a.msg', damaged)).rejects.toMatchObject({ code: 'unreadable-file' })
})
