/** Parses a typed number, `1,200.50` or `1.200,50`; undefined if it is not a number. */
export function readNumber(typed: string): number | undefined {
  const plain = typed.replaceAll(/[\s\u00A0'’]/g, '')
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const isDecimal = last !== -1 && (plain.length - last - 1 !== 3 || (plain.includes('.') && plain.includes(',')))
  const whole = (isDecimal ? plain.slice(0, last) : plain).replaceAll(/[.,]/g, '')
  const text = isDecimal ? `${whole}.${plain.slice(last + 1)}` : whole
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined
}
