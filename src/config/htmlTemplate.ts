/**
 * The frame of every built page, in the language of Eta (Docusaurus' `ssrTemplate`). It differs from Docusaurus' own in two
 * things. Docusaurus' client is not loaded: what a page does is in `src/shell/behaviour`. And nothing is before the content but
 * what the head has: there the theme would have a script for what `src/shell/first-load` does, and a list of symbols under an inline style.
 */
export const htmlTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <%~ it.headTags %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
