type ClientOptionsProps = { clients: readonly { id: string; name: string }[] }

/** Clients as options of a select. */
export const ClientOptions = ({ clients }: ClientOptionsProps) => (
  <>
    {clients.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </>
)
