import * as fc from 'fast-check'
import type { Block, Cell, Column, DiagramNode, Inline, ListItem } from '#shared/content/blocks.ts'
import type { Content, Section } from '#shared/content/content.ts'

/** Text that looks like markup, or that has broken files of other programs. */
const troublesome = [
  '',
  'word',
  'x'.repeat(10_000),
  '</w:t></w:r><w:p> <![CDATA[ ]]> &amp; &#0; &lt; <!-- --> <?xml?>',
  '=HYPERLINK("https://example.org","x")',
  "+1+1 -1 @SUM(1) =cmd|'/c calc'!A1",
  '{ INCLUDEPICTURE "https://example.org/x.png" } { HYPERLINK "file:///etc/passwd" } DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe',
  '{{body}} {% raw %} ${process.exit()} #{x} <%= x %>',
  '#include "/etc/passwd" #read("x") $ x^2 $ @ref <label> *bold* _em_ `raw` = heading // note /* note */ \\u{41} #let x = 1',
  '../../etc/passwd C:\\Windows\\System32 \\\\server\\share /dev/null',
  '_x0041_ _x005F_x0041_ _X0041_ _x000D_',
  '\u0001\u0002\u0007\u000B\u000C\u001B controls \u007F\u0085\u009F',
  '\uD800 halves \uDC00\uD83D',
  '\uFFFE\uFFFF non-characters \uFDD0 \u{1FFFE} \u{10FFFF}',
  '\u05E9\u05DC\u05D5\u05DD \u0645\u0631\u062D\u0628\u0627 123 \u202Eoverride\u202C \u2067isolate\u2069 \u200Fmark',
  'e\u0301\u0323 Z\u0351\u036B\u0343 a\u200Bb\u200Cc\u200Dd\u2060e\uFEFFf soft\u00ADhyphen',
  '👩‍🔬 👨‍👩‍👧‍👦 🇬🇧 ✊🏽 1️⃣ 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '漢字 かな 한국어 ไทย हिन्दी \u{20000} \u{1D49C} \u{1F9FF}',
  'two\nlines\r\nand\ra\ttab\u2028separators\u2029',
  '   led and followed by spaces   ',
  'ends in a full stop... \u201Cquoted\u201D \u2018single\u2019 --- \u2013 \u2014 \u2026 \u00A0 \u2011',
]

/** Any text that a string can contain, including lone surrogates. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...troublesome) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((codes) => String.fromCharCode(...codes)),
  },
  { weight: 2, arbitrary: fc.lorem({ maxCount: 12 }) },
)
/** The same, but never empty. */
const someText = anyText.map((text) => text || 'word')

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 })
/** A record without undefined properties. */
const record = <Shape extends object>(shape: { [Key in keyof Shape]: fc.Arbitrary<Shape[Key]> }) =>
  fc.record(shape).map((value) => Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as Shape)

const links = fc.oneof(
  fc.constantFrom(
    'https://example.org/a?b=c&d="e"#f',
    'mailto:somebody@example.org',
    'HTTP://EXAMPLE.ORG',
    '#section-0',
    '#nowhere',
  ),
  fc.constantFrom(
    'javascript:alert(1)',
    'file:///etc/passwd',
    '\\\\server\\share',
    'https://',
    'data:text/html,x',
    `https://example.org/${'x'.repeat(3000)}`,
  ),
  anyText,
)
const inline: fc.Arbitrary<Inline> = record({
  text: anyText,
  marks: optional(fc.subarray(['strong', 'emphasis', 'code'] as ('strong' | 'emphasis' | 'code')[])),
  link: optional(links),
  cites: optional(fc.array(fc.oneof(fc.constantFrom('FR-1', 'FR-2', 'NFR-10'), fc.string({ maxLength: 8 })), { maxLength: 5 })),
}) as fc.Arbitrary<Inline>
const inlines = fc.array(inline, { maxLength: 4 })

/** A list item that contains another one, and so on. */
const deepItem = (depth: number): ListItem =>
  depth === 0 ? { text: [{ text: 'deepest' }] } : { text: [{ text: `level ${depth}` }], items: [deepItem(depth - 1)] }
const item: fc.Arbitrary<ListItem> = fc.oneof(
  {
    weight: 4,
    arbitrary: record({
      text: inlines,
      ordered: optional(fc.boolean()),
      items: optional(fc.array(fc.record({ text: inlines }), { maxLength: 3 })),
    }) as fc.Arbitrary<ListItem>,
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 25 }).map(deepItem) },
)

const anyNumber = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom(0, -0, 1e308, -1e308, 5e-324, 1e21, -1e-7, 0.1 + 0.2, Number.MAX_SAFE_INTEGER),
)
const cell: fc.Arbitrary<Cell> = fc.oneof(
  inlines,
  anyNumber,
  anyText,
  fc.constant(null),
  fc.constantFrom('2026-02-28', '2026-02-30', '0001-01-01', '9999-12-31', 'soon'),
)

const column = (index: number): fc.Arbitrary<Column> =>
  record({
    id: fc.constant(`column-${index}`),
    heading: anyText,
    kind: fc.constantFrom('text', 'number', 'money', 'percent', 'date' as const),
    width: optional(fc.integer({ min: 1, max: 100 })),
    currency: optional(fc.constantFrom('GBP', 'EUR', 'JPY', 'XXX', '"&<', '漢字x')),
    input: optional(fc.boolean()),
  }) as fc.Arbitrary<Column>

const tableOf = (id: string, width: number) =>
  fc
    .tuple(fc.tuple(...Array.from({ length: width }, (_, index) => column(index))), anyText, fc.integer({ min: 0, max: 4 }))
    .chain(([columns, caption, height]) =>
      fc
        .array(fc.tuple(...columns.map(() => cell)), { minLength: height, maxLength: height })
        .map((rows): Block => ({ id, type: 'table', caption, columns: [...columns], rows: rows.map((row) => [...row]) })),
    )
const table = (id: string) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 5 }).chain((width) => tableOf(id, width)) },
    { weight: 1, arbitrary: tableOf(id, 60) },
  )

const nodeKinds: DiagramNode['kind'][] = [
  'person',
  'system',
  'external-system',
  'container',
  'component',
  'store',
  'queue',
  'model',
  'node',
]
const diagram = (id: string): fc.Arbitrary<Block> =>
  fc
    .array(
      record({
        label: anyText,
        kind: fc.constantFrom(...nodeKinds),
        technology: optional(anyText),
        description: optional(anyText),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .chain((nodes) =>
      fc.record({
        id: fc.constant(id),
        type: fc.constant('diagram' as const),
        caption: anyText,
        alt: someText,
        direction: fc.constantFrom('down', 'right' as const),
        nodes: fc.constant(nodes.map((node, index) => ({ ...node, id: `node-${index}` })) as DiagramNode[]),
        edges: fc.array(
          fc.record({
            from: fc.constantFrom(...nodes.map((_, index) => `node-${index}`), 'nobody'),
            to: fc.constantFrom(...nodes.map((_, index) => `node-${index}`)),
            label: anyText,
          }),
          { maxLength: 6 },
        ),
        groups: fc.constant<{ id: string; label: string }[]>([]),
      }),
    )

const chart = (id: string, tableId: string): fc.Arbitrary<Block> =>
  fc.record({
    id: fc.constant(id),
    type: fc.constant('chart' as const),
    caption: anyText,
    alt: someText,
    kind: fc.constantFrom('bar', 'stacked-bar', 'line', 'doughnut' as const),
    table: fc.constantFrom(tableId, 'no-table'),
    categories: fc.constantFrom('column-0', 'no-column'),
    series: fc.constantFrom<string[]>(['column-1'], ['column-1', 'column-2'], ['no-column']),
  })

const words = (id: string): fc.Arbitrary<Block> =>
  fc.oneof(
    fc.record({ id: fc.constant(id), type: fc.constant('paragraph' as const), text: inlines }),
    fc.record({
      id: fc.constant(id),
      type: fc.constant('list' as const),
      ordered: fc.boolean(),
      items: fc.array(item, { minLength: 1, maxLength: 4 }),
    }),
    fc.record({
      id: fc.constant(id),
      type: fc.constant('callout' as const),
      tone: fc.constantFrom('note', 'decision', 'assumption', 'question', 'risk' as const),
      title: anyText,
      text: inlines,
    }),
    fc.record({ id: fc.constant(id), type: fc.constant('code' as const), language: anyText, text: anyText }),
    fc.record({ id: fc.constant(id), type: fc.constant('quote' as const), text: inlines, source: anyText }),
    fc.record({
      id: fc.constant(id),
      type: fc.constant('figures' as const),
      items: fc.array(record({ label: anyText, value: anyText, note: optional(anyText) }), { minLength: 1, maxLength: 6 }),
    }) as fc.Arbitrary<Block>,
    fc.record({ id: fc.constant(id), type: fc.constant('page-break' as const) }),
  )

const blocks = (section: number): fc.Arbitrary<Block[]> =>
  fc
    .tuple(
      words(`words-${section}`),
      words(`more-${section}`),
      optional(table(`table-${section}`)),
      optional(chart(`chart-${section}`, `table-${section}`)),
      optional(diagram(`diagram-${section}`)),
    )
    .map((all) => all.filter((block) => block !== undefined))

const section = (index: number): fc.Arbitrary<Section> =>
  fc.record({
    id: fc.constant(`section-${index}`),
    heading: someText,
    blocks: blocks(index),
    sections: fc.constant([] as Section[]),
  })

/** Nested sections, deeper than heading levels. */
const nested = (sections: Section[]): Section[] =>
  sections.reduceRight<Section[]>((below, one) => [{ ...one, sections: below }], [])

/** Any content that the schema allows, small enough to be rendered in a second or two. */
export const anyContent: fc.Arbitrary<Content> = fc.record({
  schemaVersion: fc.constant(1 as const),
  documentType: fc.oneof(fc.constantFrom('hld', 'powerpoint', 'excel'), anyText),
  title: someText,
  subtitle: anyText,
  language: fc.constantFrom('en-GB', 'de', 'zh-Hant-TW', 'x', ''),
  facts: fc.array(fc.record({ label: anyText, value: anyText }), { maxLength: 5 }),
  sections: fc
    .integer({ min: 0, max: 3 })
    .chain((count) => fc.tuple(fc.boolean(), ...Array.from({ length: count }, (_, index) => section(index))))
    .map(([isNested, ...sections]) => (isNested ? nested(sections) : sections)),
})
