/** Maximum number of enquiries within the sign-in throttle's window: from one address, from the network of a customer, and in all. */
export const enquiryThrottle = { perAddress: 10, perNetwork: 30, inAll: 200 } as const

/** Maximum number of emails about enquiries in an hour; further ones appear only in the list, so that a flood fills no mailbox. */
export const mostLettersAnHour = 20

/** Days after which a closed enquiry is deleted: it contains a stranger's name and address. */
export const keptAfterClosing = 90
