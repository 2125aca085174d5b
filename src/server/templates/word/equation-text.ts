import { childOf, nodesOf, textIn, type WordNode } from './node.ts'

const inner = (node: WordNode | undefined): string => nodesOf(node).map(equationText).join('')
/** In brackets, unless it is a single name or number. */
const grouped = (node: WordNode | undefined) => {
  const text = inner(node).trim()
  return text === '' || /^[\p{L}\p{N}.,]+$/u.test(text) ? text : `(${text})`
}
const script = (sign: string, node: WordNode | undefined) => {
  const text = grouped(node)
  return text === '' ? '' : sign + text
}
const settingOf = (node: WordNode, name: string) => {
  const setting = nodesOf(nodesOf(node).find((child) => child.name.endsWith('Pr'))).find((child) => child.name === `m:${name}`)
  return setting && (setting.attributes['m:val'] ?? '')
}

const forms: Record<string, (node: WordNode) => string> = {
  'm:f': (node) => `${grouped(childOf(node, 'm:num'))}/${grouped(childOf(node, 'm:den'))}`,
  'm:sSup': (node) => grouped(childOf(node, 'm:e')) + script('^', childOf(node, 'm:sup')),
  'm:sSub': (node) => grouped(childOf(node, 'm:e')) + script('_', childOf(node, 'm:sub')),
  'm:sSubSup': (node) => grouped(childOf(node, 'm:e')) + script('_', childOf(node, 'm:sub')) + script('^', childOf(node, 'm:sup')),
  'm:rad': (node) => `${inner(childOf(node, 'm:deg'))}√(${inner(childOf(node, 'm:e'))})`,
  'm:d': (node) => {
    const parts = nodesOf(node).filter(({ name }) => name === 'm:e')
    return `${settingOf(node, 'begChr') ?? '('}${parts.map(inner).join(settingOf(node, 'sepChr') ?? '|')}${settingOf(node, 'endChr') ?? ')'}`
  },
  'm:nary': (node) =>
    `${settingOf(node, 'chr') ?? '∫'}${script('_', childOf(node, 'm:sub'))}${script('^', childOf(node, 'm:sup'))} ${inner(childOf(node, 'm:e'))}`,
  'm:func': (node) => `${inner(childOf(node, 'm:fName'))} ${inner(childOf(node, 'm:e'))}`,
  'm:limLow': (node) => inner(childOf(node, 'm:e')) + script('_', childOf(node, 'm:lim')),
  'm:limUpp': (node) => inner(childOf(node, 'm:e')) + script('^', childOf(node, 'm:lim')),
  'm:m': (node) =>
    `[${nodesOf(node)
      .filter(({ name }) => name === 'm:mr')
      .map(inner)
      .join('; ')}]`,
  'm:mr': (node) => nodesOf(node).map(inner).join(', '),
  'm:eqArr': (node) =>
    nodesOf(node)
      .filter(({ name }) => name === 'm:e')
      .map(inner)
      .join('; '),
}

/** An equation of Word (ECMA-376 part 1, 22.1) on one line: `(a+b)/c`, `x^2`, `∑_(i=1)^n x_i`. */
export function equationText(node: WordNode): string {
  if (node.name === 'm:t' || node.name === 't') return textIn(node)
  if (node.name.endsWith('Pr')) return ''
  return forms[node.name]?.(node) ?? inner(node)
}
