/**
 * Formats, codecs, message standards, protocols, vocabularies and norms that work may have to follow. None is a system: it
 * is on no list of products, and a capital makes no mention of it. One trade or one layer a line.
 */
const lines = `
health: HL7 FHIR|FHIR|HL7|MLLP|DICOMweb|DICOM|CDA|XDS|LOINC|SNOMED CT|SNOMED|ICD-10|ICD-11|IHE|GDT|xDT|KDL|CDISC|SDTM|OpenEHR
trade and invoices: XRechnung|ZUGFeRD|Factur-X|FatturaPA|Facturae|Peppol BIS|Peppol|UBL|cXML|ebXML|EDIFACT|VDA 4905|ANSI X12|X12|BMEcat|openTRANS|ETIM|eCl@ss|eCOTM|GAEB|EANCOM|IDoc|DESADV|ORDERS D96A|AS2|AS4|OFTP2|OFTP
goods: GS1-128|GS1 Digital Link|GS1 DataMatrix|GS1|SSCC|GTIN|GLN|EPCIS|Code 128|Code 39|EAN-13|EAN-8|DataMatrix|Data Matrix|PDF417
money: ISO 20022|ISO 8583|SEPA|EBICS|MT940|MT942|pain.001|pain.002|pain.008|camt.052|camt.053|camt.054|QR-bill|QR bill|Swiss QR|FIX protocol|FinTS|XBRL|iXBRL|ESEF|SAF-T|DSFinV-K|PCI DSS
plants: OPC UA|OPC DA|OPC|MQTT|Sparkplug B|AMQP|Modbus TCP|Modbus RTU|Modbus|BACnet|KNX|M-Bus|DALI|Profinet|PROFINET|PROFIBUS|EtherCAT|IO-Link|CANopen|CAN bus|J1939|ISOBUS|DNP3|DLMS|MTConnect|ISA-95|IEC 61850|IEC 60870-5-104|IEC 62443|OCPP|OCPI|OICP|SunSpec|EEBUS|umati|NMEA 0183|NMEA 2000|NMEA|LoRaWAN|NB-IoT|wM-Bus|Wiegand|OSDP|ONVIF|RTSP
traffic: SIRI|NeTEx|GTFS|GTFS-RT|GBFS|DATEX II|DATEX|TransXChange|TAF TSI|TAP TSI|railML|VDV 452|VDV 453|VDV 454|TPEG|S-57|S-100|AIXM|ASTERIX|SITA Type B|Type B
libraries and archives: MARC 21|MARC21|MARCXML|MARC|MODS|METS|PREMIS|EAD3|EAD|ISAD(G)|RiC-O|Dublin Core|LIDO|CIDOC CRM|CIDOC-CRM|Spectrum 5|BIBFRAME|OAI-PMH|IIIF|SRU|Z39.50|SIP2|NCIP|ONIX|BagIt|OAIS|TEI|MEI|ALTO|PAGE XML|Darwin Core|DCAT-AP|DCAT|SKOS|RDF|JSON-LD|schema.org|DataCite|ORCID
maps and building: WMTS|WMS|WFS|WCS|SensorThings|GeoPackage|GeoJSON|GeoTIFF|GML|CityGML|CityJSON|INTERLIS|INSPIRE|LAZ|OGC API Features|OGC API|IFC 4|IFC|BCF|DXF|DWG|STEP AP242|E57|COBie|KML|GPX
pictures and sound: FFV1|Matroska|MKV|ProRes|DNxHD|DNxHR|XDCAM|MXF|MPEG-TS|MPEG-2|H.264|H.265|HEVC|AV1|VP9|JPEG 2000|JPEG2000|JPEG XL|TIFF|BWF|Broadcast WAV|WAV|FLAC|AAC|WebVTT|EBU-STL|EBU STL|TTML|IMSC|NDI|SMPTE ST 2110|ST 2110|HLS|MPEG-DASH|WebRTC|RTMP|DCP|MusicXML|MIDI|DMX|Art-Net|sACN|EXIF|IPTC|XMP
documents: PDF/A-1b|PDF/A-2b|PDF/A-2|PDF/A-3|PDF/A|PDF/UA|PDF/X-4|PDF/X|EPUB 3|EPUB|ODF|OOXML|DITA|S1000D|AsciiDoc|BPMN 2.0|BPMN|DMN|CMMN|UML|SysML|ArchiMate
sign-in and signatures: OpenID Connect|OIDC|OAuth 2.0|OAuth2|OAuth|SAML|SCIM|FIDO2|WebAuthn|XAdES|PAdES|CAdES|eIDAS|X.509|TOTP
public bodies: XTA|OSCI|XÖV|XMeld|XFamilie|XBau|XPlanung|sedex|CAMAC|SuisseID|eCH|StUF|ZGW APIs
accessibility: WCAG|BITV|RGAA|ATAG|EN 301 549|Section 508
learning: SCORM|xAPI|cmi5|LTI|QTI|Open Badges|OneRoster
interfaces: OpenAPI|AsyncAPI|GraphQL|gRPC|OData|CloudEvents|JSON Schema|JSON:API|iCalendar|iCal|CalDAV|CardDAV|vCard|WebDAV|CMIS|SMB|S/MIME|DKIM|DMARC|SPF|SNMP|syslog|Syslog|RFC 5424|SFTP|SOAP|WebSocket
transport and encryption: TLS|mTLS|AES-256|AES|SHA-256|IPsec|IPv6|IPv4|UTF-8|Unicode|LDAPS|LDAP|HTTP/2|802.1X|WPA3|WPA2|DNSSEC|DNSCrypt|RS-232|RS-485|GSM-R|TETRA|LTE-M|Bluetooth LE|BLE|NFC|RFID|UHF RFID|IP65|IP67|IP68
`

export const standardNames: string[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => line.slice(line.indexOf(': ') + 2).split('|'))
  .toSorted((one, other) => other.length - one.length)

const kinds = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(line.indexOf(': ') + 2)
        .split('|')
        .map((name) => [name, line.slice(0, line.indexOf(': '))] as const),
    ),
)
/** The line of the list that a standard stands in, whatever version of it: `accessibility` for “WCAG 2.1 AA”. */
export const standardKind = (name: string): string | undefined =>
  kinds.get(name) ?? standardNames.filter((one) => name.startsWith(one)).map((one) => kinds.get(one))[0]
