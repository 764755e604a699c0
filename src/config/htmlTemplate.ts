/**
 * The frame of every built page, in the language of Eta (Docusaurus' `ssrTemplate`). It differs from Docusaurus' own in one
 * thing: no script of the application is loaded. Its addresses, and that of the full style sheet, are in the `application`
 * meta element, for `src/behaviour/application.ts`.
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
    <meta name="application" content="<%= [...it.stylesheets, ...it.scripts].map((file) => it.baseUrl + file).join(' ') %>">
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace('style="display: none;"', 'display="none"') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
