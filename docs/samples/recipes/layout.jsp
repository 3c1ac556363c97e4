<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" %>
<%@ taglib prefix="c" uri="jakarta.tags.core" %>
<%@ taglib prefix="fn" uri="jakarta.tags.functions" %>
<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title><c:out value="${title}" /></title>
    <%-- The place of the header and its banner, so that the page does not move when they arrive. --%>
    <style>
      body {
        margin: 0;
      }
      [data-shop-widget='header'] {
        min-height: 221px;
      }
      @media (width < 980px) {
        [data-shop-widget='header'] {
          min-height: 149px;
        }
      }
      @media (width < 768px) {
        [data-shop-widget='header'] {
          min-height: 185px;
        }
      }
      @media (width < 360px) {
        [data-shop-widget='header'] {
          min-height: 221px;
        }
      }
    </style>
  </head>
  <body>
    <div data-shop-widget="header" data-default-search-term="${fn:escapeXml(param.query)}">
      <a href="/">Zum Shop</a>
    </div>
    <main><h1><c:out value="${title}" /></h1></main>
    <div data-shop-widget="footer"><a href="/impressum">Impressum</a></div>
    <script async src="https://cdn.example/v1/loader.js" data-site="DE"></script>
  </body>
</html>
