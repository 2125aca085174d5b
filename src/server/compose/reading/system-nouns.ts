/** What a system is called by its kind: the word beside a name that says that it is one. */
export const systemNoun =
  'system|application|app|software|tool|platform|database|historian|ERP|CRM|MES|WMS|TMS|LIMS|PIM|PLM|EMR|EHR|DMS|CMS|GIS|SCADA|ledger|mainframe|server|export|interface|feed|module|suite|gateway|portal|warehouse|DWH|queue|register|registry|cluster|workbook|terminal|directory|tenant|instance|client|connector|broker|archive|store|repository|switch|hub|exchange|website|site|package|solution|intranet|index|catalogue|catalog|service|API|product|log-?in|account|spreadsheet|calendar|dashboard|license|licence|box|recorder|logger|provider|control|controls|controller|machine|instrument|sensor|scanner|journal|program|tracker|master record|layer|messages|aggregator'

/** Machines and tasks of an office behind which a product stands, where its name follows in brackets. */
export const productNoun =
  'analy[sz]er|weighbridge|scale|till|printer|camera|meter|gauge|probe|detector|beacon|handheld|kiosk|turnstile|barrier|combine|harvester|robot|PLC|telemetry|telephony|switchboard|mailbox|script|macro|notebook|NAS|network drive|file share|editor|viewer|player|playout|optimi[sz]er|simulator|solver|booking|reservation|payroll|bookkeeping|accounting|invoicing|billing|ticketing|rostering|scheduling|timekeeping|stock control|inventory|procurement|purchasing|online banking'

/** What is kept in systems, as lists of sources name it. */
export const dataNoun =
  'data|records|readings|values|figures|measurements|weather|temperatures|levels|positions|counts|orders|plans|recipes|prices|stock|invoices|bookings|reservations|contracts|drawings|files|history|results|yields|scores|genotypes|documents|receipts|addresses|timesheets|certificates|tickets|customers|members|articles|items|accounts|payments|inspections|registrations|claims|policies|minutes|images|photographs|recordings|maps|loans|tariffs|samples|permits|licences|assets|parts|bills|contacts|menus|rosters|rotas|schedules|timetables|consignments|manifests|cards|deposits'

const isNoun = new RegExp(`^(?:${systemNoun})$`, 'i')
export const isSystemNoun = (word: string) => isNoun.test(word)
