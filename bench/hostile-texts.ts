/** Kinds of text that once took parsers more than linear time; `#` is replaced by a different number each time, `@` by a different word. */
export const hostileKinds: Record<string, string> = {
  'amounts of money': '£1#,000 ',
  'amounts in words': '# million euros; ',
  percentages: '#% of claims, ',
  digits: '#7 ',
  'one long number': '1234567890',
  'dates in words': '# January 20#, ',
  'dates as numbers': '2026-01-# ',
  durations: 'within # seconds, ',
  'e-mail addresses': 'a#@example.org ',
  URLs: 'https://example.org/a/#?b=# ',
  semicolons: 'a#; ',
  commas: 'a#, ',
  'full stops': 'A. ',
  'short sentences': 'It must store x#. ',
  'many short lines': 'x#\n',
  'blank lines': '\n \n',
  bullets: '- item #\n',
  'numbered lines': '#. item\n',
  'Markdown headings': '## Heading #\n',
  'Markdown tables': '| a# | b# | c |\n',
  'tabbed tables': 'a#\tb#\tc\n',
  CSV: 'a#,"b #",c\n',
  JSON: '{"a#":[#,"b"]},',
  'unique systems': 'System@ sends to Store@. ',
  'unique roles': 'The @ manager approves. ',
  'names in capitals': 'ACME@ ',
  initials: 'A.B.# ',
  'nested brackets': '((a# [b {',
  quotes: '“a# \'b" ',
  apostrophes: "it's o'# ",
  hyphens: 'well-known-#-',
  dashes: ' – a# — ',
  slashes: 'a#/b/',
  backslashes: 'a\\#\\',
  colons: 'a#: b: ',
  'words of obligation': 'must should shall could will ',
  questions: 'Which? How many #? ',
  'a very long word': 'abcdefghij',
  spaces: ' ',
  Arabic: 'يجب على النظام حفظ # ',
  Hebrew: 'המערכת חייבת לשמור # ',
  CJK: '系统必须存储记录#',
  Thai: 'ระบบต้องจัดเก็บ#',
  'combining marks': 'e\u0301\u0323\u0302',
  emoji: '👩‍🔬🇬🇧#',
  'mathematical letters': '𝐚𝐛𝐜# ',
  'invisible characters': 'a\u200b\u200d\u00ad# ',
}

const letters = (number: number) =>
  number.toString(26).replaceAll(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))

/** Repeats a kind of text up to a number of characters. */
export function fill(unit: string, length: number): string {
  let text = ''
  for (let count = 0; text.length < length; count++)
    text += unit.replaceAll('#', String(count)).replaceAll(/(?<=[A-Za-z ])@(?!e)/g, letters(count))
  return text.slice(0, length).toWellFormed()
}
