import type { Block, Column } from '#shared/content/blocks.ts'

/** Texts that have broken files: they must be printed unchanged, or not at all if no file can contain them. */
export const hostileTexts = [
  '</w:t></w:r><w:p>markup</w:p>',
  '<script>alert(1)</script> & "quotes" \'and\' &amp; &#0;',
  '{{template}} {% raw %} ${code} =HYPERLINK("https://example.org") @SUM(1)',
  'control \u0001\u0002\u001B characters \u0007',
  'halves \uD800 of \uDC00 pairs',
  'non-characters \uFFFE \uFFFF',
  'right to left: \u05E9\u05DC\u05D5\u05DD \u0645\u0631\u062D\u0628\u0627 \u202Eoverride\u202C',
  'emoji 👩‍🔬🇬🇧 and 漢字 and combining e\u0301\u0323',
  'x'.repeat(10_000),
  'two\nlines and\ta tab,\r\nand three',
  '',
  ' ',
  '   led by spaces',
] as const

/** The text as a file can contain it: without characters forbidden in XML, with one kind of line break. */
export const held = (text: string) =>
  text
    .replace(/\r\n|[\r\v\f\u2028\u2029]/g, '\n')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')

/** A block of every type that has text, all with the same text. */
export const hostileBlocks = (text: string, index: number): Block[] => [
  { id: `p${index}`, type: 'paragraph', text: [{ text, marks: ['strong', 'code'], cites: [text.trim()], link: `#${text}` }] },
  { id: `l${index}`, type: 'list', ordered: true, items: [{ text: [{ text }], items: [{ text: [{ text }] }] }] },
  {
    id: `t${index}`,
    type: 'table',
    caption: text,
    columns: [
      { id: 'a', heading: text, kind: 'text' },
      { id: 'b', heading: text, kind: 'money', currency: text.slice(0, 3).padEnd(3, '"'), total: 'sum' },
      { id: 'c', heading: 'C', kind: 'number', formula: { operation: 'divide', columns: ['b', 'b'] } },
    ],
    rows: [
      [[{ text }], 1.5, null],
      [text, null, null],
    ],
  },
  {
    id: `c${index}`,
    type: 'chart',
    caption: text,
    alt: `${text}.`,
    kind: 'bar',
    table: `t${index}`,
    categories: 'a',
    series: ['b', 'c'],
  },
  { id: `x${index}`, type: 'callout', tone: 'risk', title: text, text: [{ text }] },
  { id: `k${index}`, type: 'code', language: text, text },
  { id: `q${index}`, type: 'quote', text: [{ text }], source: text },
  { id: `f${index}`, type: 'figures', items: [{ label: text, value: text, note: text }] },
]

export const givenWideTable = (columns: number): Block => ({
  id: `wide-${columns}`,
  type: 'table',
  caption: 'A wide table',
  columns: Array.from({ length: columns }, (_, index): Column => ({ id: `c${index}`, heading: `Head ${index}`, kind: 'text' })),
  rows: [Array.from({ length: columns }, (_, index) => `cell ${index}`)],
})
