/** Enquiries within the sign-in throttle's window: from one address, from the network of a customer, and from everybody. */
export const enquiryThrottle = { perAddress: 10, perNetwork: 30, inAll: 200 } as const

/** Letters about enquiries within an hour; what comes beyond them is in the list alone, so that a flood fills no mailbox. */
export const mostLettersAnHour = 20

/** Days that an enquiry is kept after it was closed: it holds a stranger's name and address. */
export const keptAfterClosing = 90
