/** Fields of a template that remain fields: they count pages or repeat a heading. Each with its permitted switches. */
const kept: Record<string, { hasStyle: boolean; flags: string }> = {
  PAGE: { hasStyle: false, flags: '' },
  NUMPAGES: { hasStyle: false, flags: '' },
  SECTION: { hasStyle: false, flags: '' },
  SECTIONPAGES: { hasStyle: false, flags: '' },
  STYLEREF: { hasStyle: true, flags: 'lnprstw' },
}
const formats = /^(arabic|arabicdash|alphabetic|roman|ordinal|cardtext|ordtext|caps|firstcap|lower|upper|mergeformat|charformat)$/i
const numberPicture = /^[0#., -]{1,20}$/
const styleName = /^[\p{L}\p{N}\p{M} ,.;:()&/+_'-]{1,100}$/u

type Token = { text: string; isSwitch: boolean }

function tokensOf(instruction: string): Token[] {
  return [...instruction.matchAll(/"([^"]*)"|(\\\S)|([^\s"\\]+)/g)].map(([whole, quoted, mark]) => ({
    text: mark?.slice(1) ?? quoted ?? whole,
    isSwitch: mark !== undefined,
  }))
}

/** A switch in rewritten form, with its value if it takes one; undefined if it is not permitted. */
function switchOf(name: string, value: string | undefined, flags: string): string | undefined {
  if (name === '*') return value !== undefined && formats.test(value) ? `\\* ${value}` : undefined
  if (name === '#') return value !== undefined && numberPicture.test(value) ? `\\# "${value}"` : undefined
  return flags.includes(name.toLowerCase()) ? `\\${name.toLowerCase()}` : undefined
}

/**
 * The instruction of a field, rebuilt from known harmless parts; undefined if it may not remain a field. A template's own text is never
 * passed on, because another word in it could make Word fetch, run or prompt for something.
 */
export function rewriteInstruction(instruction: string): string | undefined {
  const type = /^\s*([a-z]+)(?![^\s\\"])/i.exec(instruction)?.[1]?.toUpperCase() ?? ''
  if (!Object.hasOwn(kept, type)) return undefined
  const { hasStyle, flags } = kept[type]!
  const [, ...others] = tokensOf(instruction)
  const style = hasStyle ? others.shift() : undefined
  if (hasStyle && (!style || style.isSwitch || !styleName.test(style.text))) return undefined
  const switches = others.flatMap(({ text, isSwitch }, index) => {
    const next = others[index + 1]
    return isSwitch ? (switchOf(text, next?.isSwitch ? undefined : next?.text, flags) ?? []) : []
  })
  return [type, ...(style ? [`"${style.text}"`] : []), ...new Set(switches)].join(' ')
}
