import type { Keyword, SessionPlan } from '../playbook.ts'

type DomainsOfCertificate = NonNullable<SessionPlan['topicsFor']>[number]

/**
 * The domains that the bodies publish in their exam outlines, in an order in which they can be learnt: what the
 * others build on comes first. The narrower certificate stands before the wider one of the same vendor, since the
 * first match wins.
 */
export const CERTIFICATE_DOMAINS: DomainsOfCertificate[] = [
  { mentions: ['aws cloud practitioner', 'cloud practitioner', 'clf c02'], topics: ['cloud concepts', 'security and compliance', 'cloud technology and services', 'billing, pricing and support'] },
  { mentions: ['solutions architect professional', 'sap c02'], topics: ['design for new solutions', 'design for organizational complexity', 'continuous improvement of existing solutions', 'migration and modernization'] },
  { mentions: ['solutions architect', 'solution architect', 'saa c03', 'aws architect', 'aws associate'], topics: ['secure architectures: IAM, VPC, encryption', 'resilient architectures: decoupling, multi-AZ, recovery', 'high-performing architectures: compute, storage, databases, networks', 'cost-optimized architectures'] },
  { mentions: ['aws developer', 'aws certified developer', 'dva c02'], topics: ['development with AWS services', 'security of applications', 'deployment and pipelines', 'troubleshooting and optimization'] },
  { mentions: ['sysops', 'cloudops engineer', 'soa c02', 'soa c03'], topics: ['monitoring, logging and remediation', 'reliability and business continuity', 'deployment, provisioning and automation', 'networking and content delivery', 'security and compliance'] },
  { mentions: ['=aws', 'amazon web services'], topics: ['compute and containers', 'storage and databases', 'networks: VPC, routing, load balancing', 'identity, security and compliance', 'monitoring, cost and billing'] },
  { mentions: ['az 900', 'azure fundamentals'], topics: ['cloud concepts', 'Azure architecture and services', 'Azure management and governance'] },
  { mentions: ['az 104', 'azure administrator'], topics: ['identities and governance', 'storage', 'compute resources', 'virtual networking', 'monitoring and maintaining resources'] },
  { mentions: ['=azure'], topics: ['identity and governance', 'compute and containers', 'storage and databases', 'virtual networking', 'monitoring, security and cost'] },
  { mentions: ['google cloud', 'gcp', 'associate cloud engineer'], topics: ['setting up a cloud environment: projects, billing, hierarchy', 'planning and implementing compute, storage and networks', 'operating a cloud solution: logs, monitoring, updates', 'access and security: IAM and service accounts'] },
  { mentions: ['terraform'], topics: ['infrastructure as code and Terraform fundamentals', 'the core workflow: init, plan, apply', 'configuration: variables, outputs, resources', 'modules', 'state and maintaining infrastructure', 'HCP Terraform'] },
  { mentions: ['=cka', 'kubernetes administrator', 'kubernetes'], topics: ['cluster architecture, installation and configuration', 'workloads and scheduling', 'services and networking', 'storage', 'troubleshooting clusters and applications'] },
  { mentions: ['=ccna', 'cisco'], topics: ['network fundamentals and subnetting', 'network access: VLANs, trunks, wireless', 'IP connectivity: routing and OSPF', 'IP services: NAT, DHCP, NTP, QoS', 'security fundamentals', 'automation and programmability'] },
  { mentions: ['lpic', 'linux plus', 'linux certif'], topics: ['system architecture and installation', 'packages and the command line', 'devices, file systems and permissions', 'shells and scripting', 'services, users and administration', 'networking and security'] },
  { mentions: ['cysa'], topics: ['security operations', 'vulnerability management', 'incident response and management', 'reporting and communication'] },
  { mentions: ['comptia network', 'network plus', 'n10 009', 'network exam'], topics: ['networking concepts', 'network implementation', 'network operations', 'network security', 'network troubleshooting'] },
  { mentions: ['comptia a', 'a plus certif', 'a plus exam', 'a plus core'], topics: ['hardware', 'networking and mobile devices', 'operating systems', 'security', 'hardware and network troubleshooting', 'software troubleshooting', 'virtualization, cloud and operational procedures'] },
  { mentions: ['comptia', 'security plus', 'sy0 701', 'security certif', 'security exam'], topics: ['general security concepts', 'threats, vulnerabilities and mitigations', 'security architecture', 'security operations', 'security program management and oversight'] },
  { mentions: ['cissp'], topics: ['security and risk management', 'asset security', 'security architecture and engineering', 'communication and network security', 'identity and access management', 'security assessment and testing', 'security operations', 'software development security'] },
  { mentions: ['=cism'], topics: ['information security governance', 'information security risk management', 'information security program', 'incident management'] },
  { mentions: ['=cisa'], topics: ['the auditing process', 'governance and management of IT', 'acquisition, development and implementation of systems', 'operations and business resilience of information systems', 'protection of information assets'] },
  { mentions: ['=capm'], topics: ['project management fundamentals and core concepts', 'predictive, plan-based methodologies', 'agile frameworks and methodologies', 'business analysis frameworks'] },
  { mentions: ['=pmp', 'project management professional'], topics: ['people: leading, conflict, team and stakeholders', 'process: scope, schedule, cost and resources', 'process: risk, quality, procurement and change', 'agile and hybrid ways of working', 'business environment: compliance, benefits and value'] },
  { mentions: ['prince2', 'prince 2'], topics: ['principles and people', 'practices: business case, organizing and plans', 'practices: quality, risk, issues and progress', 'processes from starting up to closing a project'] },
  { mentions: ['=itil'], topics: ['key concepts of service management and the four dimensions', 'the service value system and the guiding principles', 'the service value chain', 'the practices and what each is for'] },
  { mentions: ['scrum master', '=psm', '=csm', '=pspo', 'product owner certif'], topics: ['Scrum theory and values', 'the Scrum team and its accountabilities', 'events and their time-boxes', 'artifacts and their commitments', 'scaling, facilitation and coaching'] },
  { mentions: ['six sigma', 'green belt', 'yellow belt', 'black belt'], topics: ['define: charter, customer and process map', 'measure: data, sampling and capability', 'analyse: causes and hypothesis tests', 'improve: experiments, pilots and lean tools', 'control: charts and hand-over'] },
  { mentions: ['=cfp', 'financial planner certif'], topics: ['investment planning', 'retirement planning', 'tax planning', 'risk management and insurance', 'estate planning', 'professional conduct and the client’s behaviour'] },
  { mentions: ['shrm'], topics: ['people: talent, engagement, learning, rewards', 'organization: structure, workforce, employee relations', 'workplace: risk, law, diversity, responsibility', 'leadership, interpersonal and business competencies'] },
]

/** Exams of what one has done and not of what one can build: cases to decide instead of a console to sit at. */
export const DECIDED_NOT_BUILT: Keyword[] = ['=pmp', 'project management professional', '=capm', 'prince2', 'prince 2', '=itil', 'cissp', '=cism', '=cisa', 'scrum', '=psm', '=csm', '=pspo', 'six sigma', 'green belt', 'yellow belt', 'black belt', '=cfp', 'shrm']
