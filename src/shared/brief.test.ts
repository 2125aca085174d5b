import { expect, test } from 'vitest'
import { ProjectName } from './brief.ts'

test.each(['Claims lakehouse', 'Ọ̀yọ́ 漢字 👩‍🔬', 'פרויקט \u200E2', '<b>=1+1</b>'])('%s names a project', (name) => {
  expect(ProjectName.parse(` ${name} `)).toBe(name)
})

test.each([
  ['nothing', ' '],
  ['what cannot be seen', '\u200B'],
  ['a letter that cannot be seen', '\u3164'],
  ['a line end', 'two\nlines'],
  ['a line end of Unicode', 'two\u2028lines'],
  ['what reverses the words around it', 'invoice \u202Efdp.exe'],
  ['what isolates the words around it', '\u2066isolated'],
])('%s names no project', (_, name) => {
  expect(ProjectName.safeParse(name).success).toBe(false)
})
