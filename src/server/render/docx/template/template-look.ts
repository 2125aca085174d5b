import { type Look, ourLook, type PageSetup, roomOn } from '#server/render/docx/look.ts'
import type { ParagraphStyle } from '#server/render/docx/paragraph-style.ts'
import { createParagraphStyles, type ParagraphStyles } from '#server/render/docx/paragraph-styles.ts'
import { colours } from '#server/render/open-xml/look.ts'
import { darkenToLegible } from './colours.ts'
import { findRoles, type Roles } from './find-roles.ts'
import { fontMetrics, wordSlack } from './fonts.ts'
import { createResolve, type Resolve, type Resolved } from './resolve-style.ts'
import type { Template } from './template.ts'
import { readTheme } from './theme-facts.ts'
import { childrenNamed, findChild, type Tree, treesOf } from '#server/open-xml/tree.ts'

/** The design of a document in a template. */
export type TemplateLook = Look & {
  roles: Roles
  resolve: Resolve
  /** Our styles that the template lacks, scaled to its text size. */
  appended: ParagraphStyles
  /** The template has no styles, so the whole design is ours. */
  isBare: boolean
  accent: string
  headingFont: string
  bodyFont: string
}

export function createLook(template: Template): TemplateLook {
  const page = pageOf(template.section) ?? ourLook.page
  const ours = createParagraphStyles(roomOn(page, false).width)
  const theme = readTheme(template.theme)
  const resolve = createResolve(template, theme)
  const roles = settleRoles(findRoles(template, ours), resolve, template.edges.length > 0)
  const isBare = roles['Normal'] === undefined
  const body = resolve(roles['BodyText'] ?? roles['Normal'])
  const heading = resolve(roles['Heading1'])
  const headingFont = roles['Heading1'] === undefined ? (theme.font('major') ?? body.fontName) : heading.fontName
  const appended = isBare ? ours : appendedStyles(ours, { template, body, resolve, roles })
  const taken = new Set(
    treesOf(template.styles ?? undefined).map(({ attributes }) => (attributes['w:styleId'] ?? '').toLowerCase()),
  )
  return {
    page,
    styles: measuredStyles(appended, { roles, resolve, isBare, headingFont, body }),
    idOf: (style) => roles[style] ?? freshId(style, taken),
    labels: isBare ? 'sans' : fontMetrics(body.fontName).family,
    wordSlack: isBare ? 1 : wordSlack(body.fontName),
    roles,
    resolve,
    appended,
    isBare,
    accent: isBare ? colours.accent : accentOf(heading.colour, theme.colour('accent1')),
    headingFont,
    bodyFont: body.fontName,
  }
}

/** Styles without space between paragraphs are unsuitable for our text. And our own headers have their own tab stops. */
function settleRoles(roles: Roles, resolve: Resolve, hasEdges: boolean): Roles {
  const { before, after } = resolve(roles['BodyText'])
  const unfit = [...(before + after < 60 ? ['BodyText'] : []), ...(hasEdges ? [] : ['Header', 'Footer'])]
  return Object.fromEntries(Object.entries(roles).filter(([role]) => !unfit.includes(role)))
}

export function freshId(style: string, taken: ReadonlySet<string>): string {
  let id = style
  while (taken.has(id.toLowerCase())) id = `Our${id}`
  return id
}

const isGrey = (hex: string) => new Set([hex.slice(0, 2), hex.slice(2, 4), hex.slice(4)]).size === 1

/** The colour of the template's headings, else its theme's first accent. */
function accentOf(heading: string | undefined, accent: string | undefined): string {
  const coloured = heading !== undefined && !isGrey(heading) ? heading : undefined
  return darkenToLegible(coloured ?? accent ?? heading ?? '404040')
}

function pageOf(section: Tree | null): PageSetup | undefined {
  const size = findChild(section ?? undefined, 'w:pgSz')?.attributes
  const margins = findChild(section ?? undefined, 'w:pgMar')?.attributes
  if (!size || !margins) return undefined
  const length = (of: Record<string, string>, name: string) => Math.abs(Number(of[`w:${name}`] ?? 0)) || 0
  const [width, height, gutter] = [length(size, 'w'), length(size, 'h'), length(margins, 'gutter')]
  const columns = findChild(section!, 'w:cols')
  const count = Math.max(1, childrenNamed(columns, 'w:col').length, Number(columns?.attributes['w:num'] ?? 1) || 1)
  const [left, right] = [length(margins, 'left') + gutter, length(margins, 'right')]
  const gaps = (count - 1) * (Number(columns?.attributes['w:space'] ?? 720) || 0)
  // Only the first column is measured; the others count as margin.
  const outside = count > 1 ? width - left - right - Math.floor((width - left - right - gaps) / count) : 0
  const page = {
    width,
    height,
    left,
    right: right + outside,
    top: length(margins, 'top'),
    bottom: length(margins, 'bottom'),
    header: length(margins, 'header'),
    footer: length(margins, 'footer'),
  }
  const room = roomOn(page, false)
  // A text area below 5 cm is too small for a document.
  return room.width < 2800 || room.height < 2800 ? undefined : page
}

type Basis = { template: Template; body: Resolved; roles: Roles; resolve: Resolve }

/** Our styles, scaled to the template's text; no deeper heading is larger than one of the template's. */
function appendedStyles(ours: ParagraphStyles, { template, body, roles, resolve }: Basis): ParagraphStyles {
  const scale = Math.min(1.25, Math.max(0.85, body.size / ours.BodyText.size))
  const headings = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((level) => roles[`Heading${level}`] ?? [])
  const smallest = Math.min(...headings.map((id) => resolve(id).size), Infinity)
  const isNumbered = headings.some((id) => resolve(id).list.number !== '0')
  const { isJustified } = resolve(roles['Normal'])
  const adapt = ([id, given]: [string, ParagraphStyle]): [string, ParagraphStyle] => {
    // Justified text in a narrow cell or title would have wide gaps.
    const style: ParagraphStyle = isJustified && !isRunningText(id) ? { align: 'left', ...given } : given
    if (style.exact) return [id, style]
    const size = Math.round(style.size * scale * 2) / 2
    const { colour, ...plain } = style
    const own = {
      ...plain,
      ...(template.tableStyle !== null && id.startsWith('TableHeading') ? {} : colour === undefined ? {} : { colour }),
      size: style.outline === undefined ? size : Math.min(size, smallest),
      line: Math.round(style.line * scale),
    }
    return [id, { ...own, ...ownChange(id, own, { isNumbered, hasEdges: template.edges.length > 0 }) }]
  }
  return Object.fromEntries(Object.entries<ParagraphStyle>(ours).map(adapt)) as ParagraphStyles
}

const isRunningText = (id: string) => /^(?:Normal|BodyText|List|Quote)/.test(id)

/** Changes to our styles that are necessary in a template. */
function ownChange(
  id: string,
  { name, indent, stops }: ParagraphStyle,
  { isNumbered, hasEdges }: { isNumbered: boolean; hasEdges: boolean },
) {
  if (id === 'Kind') return { before: 400 }
  if (!hasEdges && (id === 'Header' || id === 'Footer')) return { name: `Page ${name}` }
  // Without numbers the first tab stop is not needed.
  const isUnnumbered = !isNumbered && /^TOC\d$/.test(id)
  return isUnnumbered ? { indent: { left: (indent?.left ?? 0) - (indent?.hanging ?? 0) }, stops: (stops ?? []).slice(-1) } : {}
}

type Measuring = { roles: Roles; resolve: Resolve; isBare: boolean; headingFont: string; body: Resolved }

/** The resolved styles, for the page estimate. */
function measuredStyles(appended: ParagraphStyles, { roles, resolve, isBare, headingFont, body }: Measuring): ParagraphStyles {
  if (isBare) return appended
  const measure = ([id, style]: [string, ParagraphStyle]): [string, ParagraphStyle] => {
    const own = roles[id]
    if (own !== undefined) return [id, asSet(style, resolve(own))]
    if (style.font === 'mono') return [id, style]
    const { family, width } = fontMetrics(isHeadingLike(id) ? headingFont : body.fontName)
    return [id, { ...style, family, size: style.size * width }]
  }
  return Object.fromEntries(Object.entries<ParagraphStyle>(appended).map(measure)) as ParagraphStyles
}

/** Styles in the font of headings. */
export const isHeadingLike = (id: string) => /^(Title|Kind|Heading\d|TOCHeading|FiguresHeading|FigureValue)$/.test(id)

function asSet({ name, font, list }: ParagraphStyle, set: Resolved): ParagraphStyle {
  const { family, width, line } = fontMetrics(set.fontName)
  const natural = set.size * line * 20
  const { value, rule } = set.line
  return {
    name,
    font,
    family,
    size: set.size * width,
    line: rule === 'exact' ? value : rule === 'atLeast' ? Math.max(value, natural) : (natural * value) / 240,
    bold: set.bold,
    italic: set.italic,
    before: set.before,
    after: set.after,
    indent: { left: set.left, right: set.right, hanging: set.hanging },
    keepNext: set.keepNext,
    keepLines: set.keepLines,
    breakBefore: set.breakBefore,
    contextual: set.contextual,
    ...(list ? { list } : {}),
  }
}
