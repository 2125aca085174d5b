const longest = 40

/** Creates unique keys of a design from names: `Store of letters` becomes `storeOfLetters`. */
export function createKeys() {
  const taken = new Set<string>()
  const take = (name: string): string => {
    const [first = 'part', ...rest] =
      name
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? []
    const joined = first + rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
    const base = (/^[a-z]/.test(joined) ? joined : `part${joined}`).slice(0, longest)
    let [key, number] = [base, 2]
    while (taken.has(key)) key = `${base}${number++}`
    taken.add(key)
    return key
  }
  return { take }
}
