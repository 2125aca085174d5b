import { expect, test } from 'vitest'
import { readLines } from '../read-lines.ts'

const read = async (body: string) => {
  const bytes = Buffer.from(
    String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}{\f1\fcharset238 Arial CE;}{\f2\fcharset2 Wingdings;}}{\stylesheet{\s0 Normal;}{\s1 heading 1;}}` +
      `${body}}`,
    'latin1',
  )
  const { lines, unread } = await readLines({ filename: 'rfp.rtf', bytes: new Uint8Array(bytes) })
  return { lines: lines.map(({ text, level }) => (level === undefined ? text : `# ${text}`)).filter(Boolean), unread }
}

test('rich text is read with headings, numbers, notes, characters of every encoding and merged cells', async () => {
  const row = (cells: string) => String.raw`\trowd ${cells}\row`
  const body = [
    String.raw`{\header Page}{\pard\s1 Scope\par}`,
    String.raw`{\pard{\listtext\tab 1.1\tab}Caf\'e9 \u8364\'80 5, {\f1 \'e8}esk\'e9.{\footnote \chftn  By month.} Next.\par}`,
    String.raw`{\pard{\f2 \'fe} ticked {\field{\*\fldinst FORMCHECKBOX {\*\formfield{\fftype1\ffres0}}}{\fldrslt }}\par}`,
    row(String.raw`\cellx1000\cellx2000\cellx3000\pard\intbl No.\cell Area\cell Text\cell`),
    row(String.raw`\clvmgf\cellx1000\cellx3000\pard\intbl 1\cell Two columns\cell`),
    row(String.raw`\cellx1000\clvmgf\cellx2000\cellx3000\pard\intbl 2\cell Data\cell A\cell`),
    row(String.raw`\cellx1000\clvmrg\cellx2000\cellx3000\pard\intbl 3\cell\cell B\cell`),
  ].join('\n')
  expect((await read(body)).lines).toEqual([
    '# Scope',
    '1.1 Café € 5, české.[1] Next.',
    '[1] By month.',
    '☑ ticked ☐',
    '| No. | Area | Text |',
    '| 1 | Two columns |  |',
    '| 2 | Data | A |',
    '| 3 | Data | B |',
  ])
})

test('hidden and deleted text, comments and pictures of rich text are told', async () => {
  const { lines, unread } = await read(
    String.raw`Ordering{\deleted  and billing}{\*\atnauthor Clara}{\*\annotation In phase 1?}.\par {\v Our limit. }Public. {\pict\bin4 }}}}\par`,
  )
  expect(lines).toEqual(['Ordering.', 'Public. [picture: not described]'])
  expect(unread).toEqual([
    { kind: 'comment', by: 'Clara', text: 'In phase 1?' },
    { kind: 'deletion', text: 'and billing' },
    { kind: 'hidden', text: 'Our limit.' },
    { kind: 'picture' },
  ])
})

test('groups without an end are refused', async () => {
  await expect(read('{'.repeat(100_000))).rejects.toMatchObject({ code: 'unreadable-file' })
})
