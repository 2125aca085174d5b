type ClientOptionsProps = { clients: readonly { id: string; name: string }[] }

/** Clients as a select offers them. */
export const ClientOptions = ({ clients }: ClientOptionsProps) => (
  <>
    {clients.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </>
)
