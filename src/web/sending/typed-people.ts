/** Addresses and names, one in each line or separated by commas; `Grace Hopper <grace@example.org>` gives both. */
export const readPeople = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const both = /^(.*?)\s*<([^>]+)>$/.exec(line)
      return both ? { name: both[1]!.replaceAll('"', '').trim(), address: both[2]!.trim() } : { name: '', address: line }
    })
