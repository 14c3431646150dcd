/**
 * Gherkin's keywords in the seven languages that the reader supports, from Cucumber's own table
 * (`gherkin-languages.json` of @cucumber/gherkin, MIT). A test compares the two. The order matters: if a text fits
 * several languages, the first wins.
 */
export interface Dialect {
  readonly language: string;
  readonly feature: readonly string[];
  readonly background: readonly string[];
  readonly scenario: readonly string[];
  readonly outline: readonly string[];
  readonly examples: readonly string[];
  readonly givens: readonly string[];
  readonly whens: readonly string[];
  readonly thens: readonly string[];
  readonly ands: readonly string[];
}

export const DIALECTS: readonly Dialect[] = [
  {
    language: 'en',
    feature: ['Feature', 'Business Need', 'Ability'],
    background: ['Background'],
    scenario: ['Example', 'Scenario'],
    outline: ['Scenario Outline', 'Scenario Template'],
    examples: ['Examples', 'Scenarios'],
    givens: ['Given '],
    whens: ['When '],
    thens: ['Then '],
    ands: ['And ', 'But '],
  },
  {
    language: 'de',
    feature: ['Funktionalität', 'Funktion'],
    background: ['Grundlage', 'Hintergrund', 'Voraussetzungen', 'Vorbedingungen'],
    scenario: ['Beispiel', 'Szenario'],
    outline: ['Szenariogrundriss', 'Szenarien'],
    examples: ['Beispiele'],
    givens: ['Angenommen ', 'Gegeben sei ', 'Gegeben seien '],
    whens: ['Wenn '],
    thens: ['Dann '],
    ands: ['Und ', 'Aber '],
  },
  {
    language: 'fr',
    feature: ['Fonctionnalité'],
    background: ['Contexte'],
    scenario: ['Exemple', 'Scénario'],
    outline: ['Plan du scénario', 'Plan du Scénario'],
    examples: ['Exemples'],
    givens: [
      'Soit ',
      'Sachant que ',
      "Sachant qu'",
      'Sachant ',
      'Etant donné que ',
      "Etant donné qu'",
      'Etant donné ',
      'Etant donnée ',
      'Etant donnés ',
      'Etant données ',
      'Étant donné que ',
      "Étant donné qu'",
      'Étant donné ',
      'Étant donnée ',
      'Étant donnés ',
      'Étant données ',
    ],
    whens: ['Quand ', 'Lorsque ', "Lorsqu'"],
    thens: ['Alors ', 'Donc '],
    ands: ['Et que ', "Et qu'", 'Et ', 'Mais que ', "Mais qu'", 'Mais '],
  },
  {
    language: 'es',
    feature: ['Característica', 'Necesidad del negocio', 'Requisito'],
    background: ['Antecedentes'],
    scenario: ['Ejemplo', 'Escenario'],
    outline: ['Esquema del escenario'],
    examples: ['Ejemplos'],
    givens: ['Dado ', 'Dada ', 'Dados ', 'Dadas '],
    whens: ['Cuando '],
    thens: ['Entonces '],
    ands: ['Y ', 'E ', 'Pero '],
  },
  {
    language: 'pt',
    feature: ['Funcionalidade', 'Característica', 'Caracteristica'],
    background: ['Contexto', 'Cenário de Fundo', 'Cenario de Fundo', 'Fundo'],
    scenario: ['Exemplo', 'Cenário', 'Cenario'],
    outline: ['Esquema do Cenário', 'Esquema do Cenario', 'Delineação do Cenário', 'Delineacao do Cenario'],
    examples: ['Exemplos', 'Cenários', 'Cenarios'],
    givens: ['Dado ', 'Dada ', 'Dados ', 'Dadas '],
    whens: ['Quando '],
    thens: ['Então ', 'Entao '],
    ands: ['E ', 'Mas '],
  },
  {
    language: 'it',
    feature: ['Funzionalità', 'Esigenza di Business', 'Abilità'],
    background: ['Contesto'],
    scenario: ['Esempio', 'Scenario'],
    outline: ['Schema dello scenario'],
    examples: ['Esempi'],
    givens: ['Dato ', 'Data ', 'Dati ', 'Date '],
    whens: ['Quando '],
    thens: ['Allora '],
    ands: ['E ', 'Ed ', 'Ma '],
  },
  {
    language: 'nl',
    feature: ['Functionaliteit'],
    background: ['Achtergrond'],
    scenario: ['Voorbeeld', 'Scenario'],
    outline: ['Abstract Scenario'],
    examples: ['Voorbeelden'],
    givens: ['Gegeven ', 'Stel '],
    whens: ['Als ', 'Wanneer '],
    thens: ['Dan '],
    ands: ['En ', 'Maar '],
  },
];
