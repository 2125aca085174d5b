/**
 * Reports the complete parts of a JSON object that is still being written: each item of a list property, and each other value. Reads each
 * character once and skips text that is not JSON.
 */
export function createCutter(hear: (property: string, value: unknown) => void): (text: string) => void {
  let [depth, property, piece] = [0, '', '']
  /** `over`: the object has ended. */
  let [isInText, isEscaped, isInList, isOver] = [false, false, false, false]

  function end() {
    const value = parse(isInList ? piece : `{${piece}}`)
    if (value !== undefined && isInList) hear(property, value)
    else for (const [name, own] of Object.entries(value ?? {})) hear(name, own)
    piece = ''
  }
  function open(character: string) {
    depth += 1
    if (depth === 2 && character === '[' && !isInList) {
      property = Object.keys(parse(`{${piece}null}`) ?? {})[0] ?? ''
      isInList = true
      piece = ''
    } else if (depth > 1) piece += character
  }
  function close(character: string) {
    const isEnd = depth === (isInList ? 2 : 1)
    if (isEnd) end()
    else piece += character
    if (isEnd && isInList) isInList = false
    depth -= 1
    isOver = depth === 0
  }
  return (text) => {
    for (const character of text) {
      if (isOver || (depth === 0 && character !== '{')) continue
      if (isInText) {
        piece += character
        isInText = isEscaped || character !== '"'
        isEscaped = !isEscaped && character === '\\'
      } else if (character === '{' || character === '[') open(character)
      else if (character === '}' || character === ']') close(character)
      else if (character === ',' && depth === (isInList ? 2 : 1)) end()
      else {
        piece += character
        isInText = character === '"'
      }
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
