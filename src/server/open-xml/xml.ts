/** Characters that XML 1.0 cannot contain, even as a reference: most control characters, lone surrogates, two non-characters. */
const forbidden =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
// eslint-disable-next-line no-control-regex
const doubtful = /[\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/
/** The text without the characters that XML forbids. */
export const withoutForbiddenCharacters = (text: string) => (doubtful.test(text) ? text.replace(forbidden, '') : text)

const special = /[&<>"\t\n\r]/g
const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

// eslint-disable-next-line no-control-regex
const unsafe = /[&<>"\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/

/** Escapes text for an element or an attribute; characters that XML forbids are left out. */
export function escapeXml(text: string): string {
  if (!unsafe.test(text)) return text
  return withoutForbiddenCharacters(text).replace(special, (character) => references[character]!)
}

export type Attributes = Record<string, string | number | undefined>

/** One element. Attributes are escaped here; `children` is XML already, so text must go through `escapeXml` first. */
export function element(name: string, attributes: Attributes = {}, children: string | readonly string[] = ''): string {
  let tag = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined) tag += ` ${key}="${typeof value === 'number' ? value : escapeXml(value)}"`
  }
  let inner = ''
  if (typeof children === 'string') inner = children
  // Unlike join(), this copies nothing before the whole part is done.
  else for (const child of children) inner += child
  return inner === '' ? `${tag}/>` : `${tag}>${inner}</${name}>`
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
