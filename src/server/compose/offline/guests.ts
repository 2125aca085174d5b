/** People whom a service is for: they use its screens and are called to no duty in running it. */
const guests = new Set(['Patient', 'Customer', 'Resident', 'Subscriber', 'Reader', 'Partner developer'])

export const isGuest = (name: string) => guests.has(name)
