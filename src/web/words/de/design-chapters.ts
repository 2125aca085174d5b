export const chapters = 'Kapitel dieses Dokuments'
export const whatChaptersAre = 'Ein Kapitel ohne Haken fehlt im Dokument. Seine Fakten bleiben.'
export const whereInterfacesAre = 'Schnittstellen stehen in einem Low-Level Design, nicht in diesem Dokument.'
