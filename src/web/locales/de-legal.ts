import type { Catalogue } from './catalogue.ts'

export const privacy: Catalogue['privacy'] = {
  title: 'Datenschutzerklärung',
  lead: ({ product }) => `Was ${product} über dich speichert, wo und wie lange, wer es sonst sieht, und wie du es mitnimmst oder löschen lässt.`,
  sections: (facts) => [
    {
      heading: 'Wer verantwortlich ist',
      paragraphs: [
        facts.operator === null
          ? 'Wer diese Installation betreibt, ist für deine Daten verantwortlich. Die Betreiber haben sich hier nicht genannt; über die Kontaktseite erreichst du sie.'
          : `${facts.operator}${facts.address === null ? '' : `, ${facts.address}`} betreibt diese Installation und ist für deine Daten verantwortlich.`,
        ...(facts.email === null ? [] : [`Fragen zu deinen Daten: ${facts.email}.`]),
        ...(facts.sandbox ? ['Diese Installation läuft zum Ausprobieren: Anmeldung, Google Kalender und Jira sind Nachbildungen auf demselben Rechner, und nichts verlässt ihn in Richtung Google oder Atlassian.'] : []),
      ],
    },
    {
      heading: 'Was auf dem Server gespeichert wird',
      paragraphs: [
        'Dein Konto: Name, E-Mail-Adresse und Bildadresse, wie dein Anmeldedienst sie angibt, dessen Kennung für dich, sowie deine Zeitzone, Sprache und Einstellungen.',
        'Deine Pläne: jede Eingabe, die du abschickst, mit dem daraus gemachten Plan, seinen Schritten und Zeiten, damit du ihn im Verlauf wiederfindest. Jeder Verbrauch und jede Rückgabe eines Credits wird mit ihrem Grund festgehalten, und für jeden Tag, wie viele Token ein Sprachmodell gebraucht hat.',
        'Was deine Eingaben immer wieder sagen (Zeiten, freie Tage, Dauer einer Einheit), damit spätere Pläne es als Annahme übernehmen können. Du siehst und entfernst es in deinem Profil.',
        'Nachrichten des Kontaktformulars mit Name, Adresse und Telefonnummer, die du dort angibst.',
      ],
    },
    {
      heading: 'Was in deinem Browser gespeichert wird',
      paragraphs: [
        'Der lokale Speicher enthält deinen Nutzerdatensatz, dein Identitätstoken, das gewählte Farbschema und die gewählte Sprache, und wann du den Hinweis auf die Credits geschlossen hast. Die IndexedDB-Datenbank planwright-identity enthält die Token deines Anmeldedienstes.',
        'Der Sitzungsspeicher, der zu einem Tab gehört, enthält die Eingabe, an der du schreibst, den zuletzt gezeigten Plan, die laufende Anfrage mit ihrem Schlüssel und die Seite, zu der du nach dem Anmelden zurückkehrst.',
        'Beim Abmelden werden dein Nutzerdatensatz, die Token und der Inhalt des Sitzungsspeichers entfernt. Es gibt keine Werbe- oder Tracking-Cookies, und niemand Drittes misst deinen Besuch.',
      ],
    },
    {
      heading: 'Google Kalender und Jira',
      paragraphs: [
        'Dort wird nichts gelesen oder geschrieben, solange du den Dienst nicht in deinem Profil verbindest und einen Plan exportierst.',
        'Bei Google wird eine Berechtigung erfragt: Termine ansehen und bearbeiten (calendar.events). Sie dient dazu, die Termine exportierter Pläne anzulegen, zu aktualisieren und zurückzunehmen. Deine übrigen Termine werden nicht gelesen.',
        'Bei Jira werden diese erfragt: read:jira-user, read:jira-work, write:jira-work, manage:jira-project und offline_access, und, wo der Betreiber es so eingestellt hat, das Ansehen von Boards und Sprints. Sie dienen dazu, deine Projekte und Sprints aufzulisten und die Vorgänge exportierter Pläne anzulegen, wiederzufinden und zurückzunehmen.',
        'Die Zugriffstoken bleiben verschlüsselt auf dem Server und erreichen nie deinen Browser. Das Trennen in deinem Profil löscht sie und nimmt, wo der Dienst es zulässt, die Berechtigung dort zurück.',
        'Zu jeder exportierten Aufgabe merkt sich der Server die Kennung des Dienstes, damit nichts zweimal entsteht und alles zurückgenommen werden kann.',
      ],
    },
    {
      heading: 'Sprachmodelle',
      paragraphs:
        facts.model === null
          ? ['Pläne macht der Planer in dieser Software. In dieser Installation ist kein Sprachmodell eingerichtet, und deine Eingaben gehen an niemanden sonst.']
          : [
              `Pläne macht der Planer in dieser Software; ${facts.model.name} auf ${facts.model.host ?? 'einem Server dieser Installation'} kann sie verfeinern. Dorthin gehen: deine Eingabe, was daraus gelesen wurde, welche Vorlieben aus früheren Eingaben verwendet wurden, und der Entwurf des Plans; danach höchstens einmal seine eigene Antwort mit den Prüfungen, an denen sie scheiterte. Dein Name, deine Adresse und deine Token nicht.`,
              'Du kannst das in deinem Profil abschalten; deine Pläne entstehen dann ohne das Modell.',
            ],
    },
    {
      heading: 'Wer es sonst sieht',
      paragraphs: [
        'Dein Anmeldedienst erfährt, dass du dich hier anmeldest. Dein Profilbild wird von seinem Server geladen. Wer die private Adresse eines Kalenderabonnements hat, das du anlegst, kann diesen Plan lesen, bis du sie widerrufst. Sonst bekommt niemand deine Daten von dieser Software, und sie werden nicht verkauft.',
      ],
    },
    {
      heading: 'Wie lange es aufbewahrt wird',
      paragraphs: [
        'Pläne bleiben, bis du sie oder dein Konto löschst. Die Eingabe einer fehlgeschlagenen oder abgebrochenen Anfrage bleibt 30 Tage. Nachrichten des Kontaktformulars bleiben ein Jahr. Sicherungen und Serverprotokolle des Betreibers folgen seinen eigenen Regeln; Protokolle dieser Software enthalten keine Eingaben und keine Token.',
      ],
    },
    {
      heading: 'Mitnehmen und löschen',
      paragraphs: [
        'Beides steht in deinem Profil: „Meine Daten exportieren“ gibt dir eine Datei mit allem, was über dich gespeichert ist, und „Konto löschen“ entfernt alles sofort und endgültig; sieben Tage lang bleibt ein Hash deiner Anmeldung, damit kein alter Tab das Konto zurückbringt. Einen Eintrag im Verlauf zu löschen entfernt diese Eingabe und ihren Plan.',
        'Was nach Google Kalender oder Jira exportiert wurde, bleibt dort; nimm es vor dem Löschen zurück, wenn es auch gehen soll. Nachrichten des Kontaktformulars gehören zu keinem Konto; bitte per E-Mail um ihre Löschung.',
      ],
    },
  ],
}

export const terms: Catalogue['terms'] = {
  title: 'Nutzungsbedingungen',
  lead: ({ product }) => `Die Bedingungen, unter denen du diese Installation von ${product} nutzen darfst.`,
  sections: (facts) => [
    {
      heading: 'Der Dienst',
      paragraphs: [
        `Du beschreibst ein Ziel und bekommst einen Plan. ${facts.operator === null ? 'Den Dienst bietet an, wer diese Installation betreibt.' : `Den Dienst bietet ${facts.operator} an.`}`,
        'Einen Plan zu erstellen verbraucht einen Credit; Credits erneuern sich 24 Stunden nach dem ersten Verbrauch. Ein Credit kommt zurück, wenn kein Plan zustande kam.',
        'Pläne sind Vorschläge. Die Termine werden berechnet und an deinen Worten geprüft, und Annahmen werden gezeigt; der Inhalt ist allgemeines Wissen und keine fachliche Beratung. Beurteile einen Plan, bevor du dich auf ihn verlässt, vor allem wo es um Gesundheit, Recht oder Geld geht.',
      ],
    },
    {
      heading: 'Dein Konto',
      paragraphs: ['Du meldest dich mit dem Konto eines Anmeldedienstes an und bist verantwortlich für das, was damit geschieht. Du kannst deine Daten jederzeit in deinem Profil exportieren und dein Konto löschen.'],
    },
    {
      heading: 'Deine Inhalte',
      paragraphs: ['Deine Eingaben und Pläne gehören dir. Der Betreiber speichert und verarbeitet sie, um den Dienst zu erbringen, wie es die Datenschutzerklärung sagt, und zu nichts anderem.'],
    },
    {
      heading: 'Verbundene Dienste',
      paragraphs: ['Exportierst du einen Plan, entstehen in deinem Namen Termine im Google Kalender oder Vorgänge in Jira. Dort gelten die Bedingungen dieser Dienste. Du kannst einen Export zurücknehmen und die Verbindung jederzeit trennen.'],
    },
    {
      heading: 'Fairer Gebrauch',
      paragraphs: ['Nutze den Dienst nicht, um das Recht zu brechen, anderen zu schaden, seine Grenzen zu umgehen oder ihn für andere zu stören. Der Betreiber kann Konten schließen, die das tun.'],
    },
    {
      heading: 'Die Software und die Haftung',
      paragraphs: [
        'Die Software steht unter der Apache-Lizenz 2.0 und kommt ohne Gewährleistung. Der Betreiber kann diese Installation ändern oder beenden; exportiere, was du behalten willst.',
        'Der Betreiber haftet, wo das Gesetz einen Haftungsausschluss nicht erlaubt, und sonst nur für Vorsatz und grobe Fahrlässigkeit.',
      ],
    },
    {
      heading: 'Recht und Kontakt',
      paragraphs: [
        ...(facts.law === null ? [] : [`Diese Bedingungen folgen diesem Recht: ${facts.law}. Der Schutz, den Verbraucher an ihrem Wohnort haben, bleibt unberührt.`]),
        facts.operator === null
          ? 'Die Betreiber dieser Installation haben sich hier nicht genannt; über die Kontaktseite erreichst du sie.'
          : `${facts.operator}${facts.address === null ? '' : `, ${facts.address}`}${facts.email === null ? '' : `, ${facts.email}`}`,
      ],
    },
  ],
}
