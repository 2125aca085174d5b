import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measureText } from './measure-text.ts'
import { familyOf, scriptFontFile, scriptFontsOf } from './script-fonts.ts'
import { showMissing } from './show-missing.ts'
import { wrapText } from './wrap-text.ts'

/** Words in each script, and the font families that they need. */
const samples = {
  simplified: { text: '系统必须每秒处理20000条消息。', families: ['Noto Sans SC'] },
  traditional: { text: '系統必須每秒處理20000條訊息。', families: ['Noto Sans TC'] },
  japanese: { text: '契約書を検索し、3秒以内に回答する。', families: ['Noto Sans JP'] },
  korean: { text: '시스템은 매초 메시지를 처리한다.', families: ['Noto Sans KR'] },
  arabic: { text: 'يجب أن تظهر الصفحات خلال 3 ثوانٍ، نعم؟', families: ['Vazirmatn'] },
  hebrew: { text: 'המערכת חייבת לעבד הודעות, שָׁלוֹם.', families: ['Noto Sans Hebrew'] },
  devanagari: { text: 'प्रणाली को क्षण में उत्तर देना होगा।', families: ['Noto Sans Devanagari'] },
  thai: { text: 'ระบบต้องแสดงข้อมูลภายในห้าวินาที', families: ['Noto Sans Thai'] },
  greek: { text: 'Το σύστημα πρέπει να ανοίγει.', families: [] },
  ancientGreek: { text: 'Ἀρχὴ ἥμισυ παντός.', families: ['Noto Sans'] },
  cyrillic: { text: 'Система должна обрабатывать.', families: [] },
  emoji: { text: 'Done ✅, 👩‍🔬 and 👨‍👩‍👧‍👦, 🇬🇧 ✊🏽', families: ['Noto Emoji'] },
}

test.each(Object.entries(samples))('%s has a font of its own, and is printed as it is written', (_, { text, families }) => {
  expect(scriptFontsOf(text).map(familyOf)).toEqual(families)
  expect(showMissing(text)).toBe(text)
})

test('every font is where its package has it, in both weights', () => {
  for (const font of scriptFontsOf(
    Object.values(samples)
      .map(({ text }) => text)
      .join(''),
  ))
    for (const weight of ['regular', 'semibold'] as const) expect(existsSync(scriptFontFile(font, weight)!)).toBe(true)
})

test('plain words ask for no font beside ours', () => {
  expect(scriptFontsOf('Größe, Łódź, Αθήνα, Москва – £5 ≥ €4 “quoted” →')).toEqual([])
})

test('ideographs are in the forms of those whose language the text is', () => {
  const first = (text: string) => familyOf(scriptFontsOf(text)[0]!)
  expect(first('設計書の対象')).toBe('Noto Sans JP')
  expect(first('중국어 漢字')).toBe('Noto Sans KR')
  // A brand in kana does not make a Chinese text Japanese.
  expect(first('本系统与のり品牌的所有门店相连，并在每天结束时汇总数据以供管理人员查看和分析')).toBe('Noto Sans SC')
})

test('a mark that comes only from another font than its letter is told by its code', () => {
  expect(showMissing('ب\u05B8')).toBe('ب[U+05B8]')
  expect(showMissing('1\u20E3')).toBe('1\u20E3')
})

test('joiners stay where they change how letters look, and nowhere else', () => {
  expect(showMissing('می\u200Cخواهم क्\u200Dष a\u200Db \u200Dc')).toBe('می\u200Cخواهم क्\u200Dष ab c')
})

test('widths are those of the fonts, and lines end between letters where no space parts words', () => {
  expect(measureText('漢字', 'sans', 10)).toBeCloseTo(20, 5)
  const box = { face: 'sans', size: 10, width: 62, maxLines: 9 } as const
  expect(wrapText('契約書検索、アシスタント', box)).toEqual(['契約書検索、', 'アシスタント'])
  expect(wrapText('ระบบต้องแสดงข้อมูลภายในห้าวินาที', box).join('')).toBe('ระบบต้องแสดงข้อมูลภายในห้าวินาที')
  for (const line of wrapText('ระบบต้องแสดงข้อมูลภายในห้าวินาที', box)) expect(line).not.toMatch(/^\p{M}/u)
})
