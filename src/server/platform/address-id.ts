type Choice = { longest: number; otherwise: string; isFree: (id: string) => boolean }

/**
 * A URL id built from a name: `Northwind Energy plc.` becomes `northwind-energy-plc`. `otherwise` is used for a name without Latin letters;
 * an id that is taken is numbered from 2.
 */
export function addressId(name: string, { longest, otherwise, isFree }: Choice): string {
  const words =
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const plain = words
    .join('-')
    .replace(/^[0-9-]+/, '')
    .slice(0, longest)
    .replace(/-+$/, '')
  const base = plain.length >= 2 ? plain : otherwise
  let [id, number] = [base, 2]
  while (!isFree(id)) id = `${base}-${number++}`
  return id
}
