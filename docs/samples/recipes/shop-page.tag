<%@ tag pageEncoding="UTF-8" %>
<%@ attribute name="title" required="true" %>
<%@ taglib prefix="c" uri="jakarta.tags.core" %>
<%@ taglib prefix="fn" uri="jakarta.tags.functions" %>
<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title><c:out value="${title}" /></title>
    <link rel="stylesheet" href="<c:url value='/shop-embed.css' />" />
  </head>
  <body>
    <div data-shop-widget="header" data-default-search-term="${fn:escapeXml(param.query)}">
      <a href="/">Zum Shop</a>
    </div>
    <main><jsp:doBody /></main>
    <div data-shop-widget="footer"><a href="/impressum">Impressum</a></div>
    <script
      async
      crossorigin
      fetchpriority="high"
      src="https://cdn.example/v1/loader.js"
      data-site="DE"
      data-api-base="https://shop.example"
      data-credentials="include"
    ></script>
  </body>
</html>
