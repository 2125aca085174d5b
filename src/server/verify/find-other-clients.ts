import { clients } from '#shared/firm.ts'

/** Clients of the firm that a text names, but for those that are in what is said already. */
export const findOtherClients = (text: string, said: string) => {
  const [here, before] = [text.toLowerCase(), said.toLowerCase()]
  return Object.values(clients)
    .map(({ name }) => name)
    .filter((name) => here.includes(name.toLowerCase()) && !before.includes(name.toLowerCase()))
}
